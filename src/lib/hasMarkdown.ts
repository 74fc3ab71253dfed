/**
 * Whether a text may hold marks of the subset: without any it is drawn as it is, and what reads them is not loaded. Rather
 * once too often than not.
 */
export const hasMarkdown = (text: string): boolean =>
  /[*_\\]|\]\(|^[^\S\n]*(?:[-+>]|\d{1,9}[.)])/m.test(text);
