/** Words as `name_words` stores them (migration 0004), each as a beginning. Undefined where nothing is left. */
export function nameQuery(text: string): string | undefined {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.map((word) => `'${word}':*`).join(' & ');
}
