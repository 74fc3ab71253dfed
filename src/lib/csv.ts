/** What a spreadsheet takes for the beginning of a formula, also in its wide forms. */
const formula = /^[\t\r=+\-@＝＋－＠]/;

/** What ends a field, also where a spreadsheet takes semicolons or tabs, as the German Excel does. */
const separators = /[",;\t\r\n]/;

/** One field: quoted where it must be, and never run by a spreadsheet that opens it. */
function toField(value: string): string {
  // An apostrophe in front makes it text; spreadsheets do not show it (OWASP, CSV injection).
  const text = formula.test(value) ? `'${value}` : value;
  return separators.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV (RFC 4180), the first one the heads of the columns. Begins with a byte order mark: without it Excel reads
 * UTF-8 as something else.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`;
