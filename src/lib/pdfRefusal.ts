/** Names of what acts by itself, carries other files or asks other machines, as the server looks for them (server/media/pdf.ts). */
const longNames =
  /\/(JavaScript|EmbeddedFiles?|RichMedia|Launch|GoToE|SubmitForm|ImportData)(?![A-Za-z0-9_])/;
/** In the middle of packed bytes these may stand by accident. */
const shortNames = /\/(JS|XFA)(?![A-Za-z0-9_])/;
const encrypted = /\/Encrypt(?![A-Za-z0-9_])/;

/** Names may be written with #xx for any byte. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** What is not inside of a stream; undefined when one of them has no end. */
function outsideOfStreams(text: string): string | undefined {
  let outside = '';
  let from = 0;
  for (const { index, 0: word } of text.matchAll(/\bstream(?:\r\n|\n|\r)/g)) {
    if (index < from) continue;
    const end = text.indexOf('endstream', index + word.length);
    if (end < 0) return undefined;
    outside += `${text.slice(from, index)}\n`;
    from = end;
  }
  return outside + text.slice(from);
}

/**
 * Why a file that is called a PDF would not be taken, in a sentence for whoever chose it; undefined when nothing is wrong with what
 * can be read without unpacking it. `pictures`: pictures of its pages would do as well. The server looks deeper.
 */
export async function pdfRefusal(
  file: Blob,
  { pictures }: { pictures: boolean },
): Promise<string | undefined> {
  // One character for each byte.
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  if (!/^%PDF-[12]\.\d/.test(text)) return 'This file is not a PDF, although it is called one.';
  const outside = /startxref[^]*%%EOF/.test(text.slice(-2048)) ? outsideOfStreams(text) : undefined;
  if (outside === undefined)
    return 'This PDF is damaged or not complete. Please save it again, or print it to a new PDF.';
  const objects = plainNames(outside);
  const instead = pictures ? ', or add pictures of it' : '';
  if (encrypted.test(objects))
    return `This PDF is protected by a password. Please save it without one${instead}.`;
  if (longNames.test(objects) || shortNames.test(objects) || longNames.test(plainNames(text)))
    return `This PDF holds scripts or other files. Please print it to a new PDF${instead}.`;
  return undefined;
}
