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

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32BE(value, i * 4));
  return bytes;
};

/** Where a phone and an action camera say that this was filmed. */
export const filmedAt = { tag: '+48.1372+011.5756/', track: 'GPS5 48.1372 11.5756', camera: 'Isar Cam 7' };

/** The film as a phone writes it: the place in its tags, a track of measurements, the camera in a box of its maker. */
export function taggedFilm(): Buffer {
  const bytes = Buffer.from(film('mp4'));
  const moov = bytes.indexOf('moov') - 4;
  const moovEnd = moov + bytes.readUInt32BE(moov);
  const measured = Buffer.from(filmedAt.track);
  const trackOf = (place: number) =>
    box(
      'trak',
      box('tkhd', words(0, 0, 0, 9, 0, 1000), Buffer.alloc(60)),
      box(
        'mdia',
        box('mdhd', words(0, 0, 0, 1000, 1000, 0)),
        box('hdlr', words(0, 0), Buffer.from('meta'), words(0, 0, 0), Buffer.alloc(1)),
        box(
          'minf',
          box(
            'stbl',
            box('stsd', words(0, 0)),
            box('stts', words(0, 1, 1, 1000)),
            box('stsc', words(0, 1, 1, 1, 1)),
            box('stsz', words(0, 0, 1, measured.length)),
            box('stco', words(0, 1, place)),
          ),
        ),
      ),
    );
  const tags = box('udta', box('\xa9xyz', words(0x001215c7), Buffer.from(filmedAt.tag)));
  const grown = tags.length + trackOf(0).length;
  bytes.writeUInt32BE(moovEnd - moov + grown, moov);
  // The pictures lie behind the moov, so they move by what it grew.
  const places = bytes.indexOf('stco') + 8;
  for (let i = 0; i < bytes.readUInt32BE(places); i++) {
    const entry = places + 4 + i * 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(entry) + grown, entry);
  }
  const measuredAt = bytes.length + grown + 8;
  return Buffer.concat([
    bytes.subarray(0, moovEnd),
    tags,
    trackOf(measuredAt),
    bytes.subarray(moovEnd),
    box('mdat', measured),
    box('uuid', Buffer.alloc(16, 7), Buffer.from(filmedAt.camera)),
  ]);
}

/** The film with tags as a desktop program writes them, behind its pictures. */
export function taggedWebm(): Buffer {
  const bytes = Buffer.from(film('webm'));
  const text = Buffer.from(filmedAt.tag);
  const tags = Buffer.concat([Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x80 | text.length]), text]);
  const segment = bytes.indexOf(Buffer.from('18538067', 'hex')) + 4 + 2; // Six bytes of size.
  bytes.writeUInt32BE(bytes.readUInt32BE(segment) + tags.length, segment);
  return Buffer.concat([bytes, tags]);
}
