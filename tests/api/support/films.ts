import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const fixtures = resolve(import.meta.dirname, '../../../mocks/fixtures');

/** One second, 160 by 90 pixels; made by scripts/film.ts. */
export const film = (ending: 'mp4' | 'webm'): Buffer => readFileSync(resolve(fixtures, `film.${ending}`));

/** The same film, whose pictures begin after eleven minutes. */
export function longFilm(): Buffer {
  const bytes = film('webm');
  const cluster = bytes.indexOf(Buffer.from('1f43b675', 'hex'));
  // EBML: the time of the cluster is id E7, length, milliseconds; its own size stands before it.
  const time = bytes.indexOf(Buffer.from('e78100', 'hex'), cluster);
  const late = Buffer.from('e784000a1220', 'hex');
  const longer = Buffer.concat([bytes.subarray(0, time), late, bytes.subarray(time + 3)]);
  const grown = late.length - 3;
  longer.writeUInt32BE(bytes.readUInt32BE(time - 4) + grown, time - 4);
  const segment = bytes.indexOf(Buffer.from('18538067', 'hex')) + 4 + 2; // Six bytes of size.
  longer.writeUInt32BE(bytes.readUInt32BE(segment) + grown, segment);
  return longer;
}
