import { describe, expect, test } from 'vitest';
import { pdfRefusal } from '../../../src/lib/pdfRefusal.ts';

const whole = (body: string, trailer = '<< /Root 1 0 R >>') =>
  `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${body}\ntrailer\n${trailer}\nstartxref\n9\n%%EOF\n`;
const stream = (content: string) => `5 0 obj\n<< /Length 9 >>\nstream\n${content}\nendstream\nendobj\n`;
/** Each character is a byte. */
const said = (text: string, pictures = true) =>
  pdfRefusal(new Blob([Buffer.from(text, 'latin1')]), { pictures });

const none = 'This file is not a PDF, although it is called one.';
const torn = 'This PDF is damaged or not complete. Please save it again, or print it to a new PDF.';
const locked = 'This PDF is protected by a password. Please save it without one, or add pictures of it.';
const active = 'This PDF holds scripts or other files. Please print it to a new PDF, or add pictures of it.';

describe('a PDF that is chosen', () => {
  test.each([
    ['a page', whole('2 0 obj\n<< /Type /Page >>\nendobj')],
    ['a picture whose bytes say /JS and /Encrypt by accident', whole(stream('\xff/JS \x80/Encrypt x'))],
    ['words that only begin like a name', whole('3 0 obj << /JSON 1 /EncryptMetadata true >>')],
  ])('with %s is taken', async (_, text) => expect(await said(text)).toBeUndefined());

  test.each([
    ['a page of HTML', '<html>%PDF-1.7</html>', none],
    ['nothing that is known', 'MZ\x90\0', none],
    ['its end missing', whole('').slice(0, -20), torn],
    ['a stream without an end', whole('5 0 obj << >>\nstream\nabc'), torn],
    ['a password', whole('', '<< /Root 1 0 R /Encrypt 9 0 R >>'), locked],
    ['a script', whole('3 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >>'), active],
    ['a script whose name is hidden', whole('3 0 obj << /J#53 (x) >>'), active],
    ['a script inside of what looks like a picture', whole(stream('<< /S /JavaScript >>')), active],
    ['a file inside', whole('3 0 obj << /Names << /EmbeddedFiles 4 0 R >> >>'), active],
  ])('with %s is refused, and why is said', async (_, text, why) => expect(await said(text)).toBe(why));

  test('offers pictures only where they would do', async () => {
    const text = whole('', '<< /Root 1 0 R /Encrypt 9 0 R >>');
    expect(await said(text, false)).toBe('This PDF is protected by a password. Please save it without one.');
  });

  test('with thousands of streams and one end far away is looked through at once', async () => {
    const begun = performance.now();
    expect(
      await said(whole(`${'stream\n'.repeat(5000)}${' '.repeat(9_000_000)}\nendstream`)),
    ).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
