/** Text of a column to its value, the same on both databases. */
export const parsers = {
  number: (text: string): number => Number(text),
  time: (text: string): string => new Date(text).toISOString(),
  text: (text: string): string => text,
};
