import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPlainPdf, UnsafePdf } from '../../../server/media/pdf.ts';

const pdf = (body: string | Buffer, trailer = '<< /Root 1 0 R >>') =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', 'latin1'),
    Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'),
    Buffer.from(`\ntrailer\n${trailer}\nstartxref\n9\n%%EOF\n`, 'latin1'),
  ]);
const stream = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} >>\nstream\n`, 'latin1'),
    Buffer.from(content as string, 'latin1'),
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
const packed = (objects: string, dictionary = '/Type /ObjStm /Filter /FlateDecode') =>
  pdf(stream(dictionary, deflateSync(Buffer.from(objects, 'latin1'))));

describe('a PDF', () => {
  it.each([
    ['a page', pdf('2 0 obj\n<< /Type /Page >>\nendobj')],
    ['packed objects', packed('7 0 << /Type /Font >>')],
    ['a picture whose bytes say /JS by accident', pdf(stream('/Filter /DCTDecode', 'x/JS x'))],
  ])('with %s is taken', (_, bytes) => expect(isPlainPdf(bytes)).toBe(true));

  it.each([
    ['a page of HTML', Buffer.from('<html>%PDF-1.7</html>')],
    ['a program', Buffer.from('MZ\x90\0')],
    ['one that was cut off', pdf('').subarray(0, -20)],
    ['a stream without an end', pdf('5 0 obj << >>\nstream\nabc')],
  ])('is not %s', (_, bytes) => expect(isPlainPdf(bytes)).toBe(false));

  it.each([
    ['a script', pdf('3 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >>')],
    ['a script whose name is hidden', pdf('3 0 obj << /S /J#61vaScript /#4AS (x) >>')],
    ['a file inside', pdf('3 0 obj << /Names << /EmbeddedFiles 4 0 R >> >>')],
    ['a program to start', pdf('3 0 obj << /S /Launch /F (cmd.exe) >>')],
    ['a password', pdf('', '<< /Root 1 0 R /Encrypt 9 0 R >>')],
    ['a packed script', packed('7 0 << /S /JavaScript >>')],
    [
      'a packed script under another spelling',
      packed('7 0 << /JS (x) >>', '/Type /Obj#53tm /Filter /FlateDecode'),
    ],
    ['objects packed twice', packed('7 0', '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]')],
    ['objects that do not unpack', pdf(stream('/Type /ObjStm /Filter /FlateDecode', 'nonsense'))],
    [
      'a script inside of what looks like a picture',
      pdf(stream('/Filter /DCTDecode', '3 0 obj << /S /JavaScript >> endobj')),
    ],
    [
      'packed objects behind a string that says stream',
      pdf(
        Buffer.concat([
          Buffer.from('4 0 obj (stream\n) endobj\n'),
          stream('/Type /ObjStm /Filter /FlateDecode', deflateSync('7 0 << /JS (x) >>')),
        ]),
      ),
    ],
    ['objects that unfold without end', packed('a'.repeat(40 * 1024 * 1024))],
  ])('with %s is refused', (_, bytes) => expect(() => isPlainPdf(bytes)).toThrow(UnsafePdf));

  // Both held the server up for minutes: what is looked at must not grow with the square of the file.
  it('with thousands of streams and one end far away is looked through at once', () => {
    const begun = performance.now();
    expect(isPlainPdf(pdf(`${'stream\n'.repeat(5000)}${' '.repeat(9_000_000)}\nendstream`))).toBe(true);
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('with thousands of names that are spelt in numbers is refused at once', () => {
    const begun = performance.now();
    const bytes = pdf(`${`${'#41'.repeat(64)} stream\n`.repeat(40_000)}endstream`);
    expect(() => isPlainPdf(bytes)).toThrow(UnsafePdf);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
