/** How many characters a text has, as the contract counts them (JSON Schema): one for each code point, also for an emoji. */
export const lengthOf = (text: string): number => [...text].length;
