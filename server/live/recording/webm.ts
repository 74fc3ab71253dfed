/**
 * A WebM that can be read at any moment of its being written: the segment has no length, and each cluster is whole when it goes to
 * the disk. Only the elements that a film of VP8 and Opus needs (RFC 9559).
 */

export interface Block {
  kind: 'audio' | 'video';
  /** Since the recording began. */
  ms: number;
  isKey: boolean;
  data: Buffer;
}

const trackNumbers = { audio: 1, video: 2 } as const;

const unknownLength = Buffer.from('01ffffffffffffff', 'hex');

/** A length of eight bytes, so that it is found and read without looking. */
function lengthOf(size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(size));
  bytes[0] = 0x01;
  return bytes;
}

function element(id: string, ...content: Buffer[]): Buffer {
  const size = content.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([Buffer.from(id, 'hex'), lengthOf(size), ...content]);
}

function whole(id: string, value: number, width = 4): Buffer {
  const bytes = Buffer.alloc(width);
  bytes.writeUIntBE(value, 0, width);
  return element(id, bytes);
}

const text = (id: string, value: string) => element(id, Buffer.from(value, 'latin1'));

/** OpusHead (RFC 7845): version 1, two channels, no samples to skip, 48 kHz. */
const opusHead = Buffer.from('4f707573486561640102000080bb0000000000', 'hex');

function audioTrack(): Buffer {
  const rate = Buffer.alloc(4);
  rate.writeFloatBE(48_000);
  return element(
    'ae',
    whole('d7', trackNumbers.audio),
    whole('73c5', trackNumbers.audio),
    whole('83', 2),
    text('86', 'A_OPUS'),
    element('63a2', opusHead),
    whole('56bb', 80_000_000),
    element('e1', element('b5', rate), whole('9f', 2)),
  );
}

/** The size is that of the first picture; each key frame says its own. */
function videoTrack(width: number, height: number): Buffer {
  return element(
    'ae',
    whole('d7', trackNumbers.video),
    whole('73c5', trackNumbers.video),
    whole('83', 1),
    text('86', 'V_VP8'),
    element('e0', whole('b0', width), whole('ba', height)),
  );
}

/**
 * The beginning of a file. The place of the picture's track is empty (a Void element) until there is a picture, because players wait
 * for one of every track.
 */
export function fileHead(): Buffer {
  const before = Buffer.concat([
    element(
      '1a45dfa3',
      whole('4286', 1),
      whole('42f7', 1),
      whole('42f2', 4),
      whole('42f3', 8),
      text('4282', 'webm'),
      whole('4287', 4),
      whole('4285', 2),
    ),
    Buffer.from('18538067', 'hex'),
    unknownLength,
    element('1549a966', whole('2ad7b1', 1_000_000), text('4d80', 'Rolecast'), text('5741', 'Rolecast')),
  ]);
  const video = videoTrack(0, 0);
  video[0] = 0xec;
  return Buffer.concat([before, element('1654ae6b', audioTrack(), video)]);
}

/** What takes the place of the empty track, and where. */
export function pictureTrack(width: number, height: number): { at: number; bytes: Buffer } {
  const bytes = videoTrack(width, height);
  return { at: fileHead().length - bytes.length, bytes };
}

const CLUSTER = '1f43b675';
const CLUSTER_HEAD = 12;

/** Blocks that follow each other closely: at most 30 seconds from the first to the last. */
export function cluster(blocks: readonly Block[]): Buffer {
  const sorted = blocks.toSorted((a, b) => a.ms - b.ms);
  const start = sorted[0]?.ms ?? 0;
  return element(
    CLUSTER,
    whole('e7', start, 6),
    ...sorted.map(({ kind, ms, isKey, data }) => {
      const head = Buffer.alloc(4);
      head[0] = 0x80 | trackNumbers[kind];
      head.writeInt16BE(ms - start, 1);
      head[3] = isKey ? 0x80 : 0;
      return element('a3', head, data);
    }),
  );
}

/** Reads `length` bytes at a place; fewer at the end of the file. */
export type ReadAt = (at: number, length: number) => Promise<Buffer>;

/**
 * How far a file is whole: its bytes up to the end of the last whole cluster, and how long it plays. What a process was writing when
 * it died stands behind that.
 */
export async function wholePart(read: ReadAt): Promise<{ bytes: number; durationMs: number }> {
  let bytes = fileHead().length;
  if ((await read(bytes - 1, 1)).length === 0) return { bytes: 0, durationMs: 0 };
  let last: { at: number; size: number } | undefined;
  for (;;) {
    const head = await read(bytes, CLUSTER_HEAD);
    if (head.length < CLUSTER_HEAD || head.toString('hex', 0, 4) !== CLUSTER) break;
    const size = head.readUIntBE(6, 6);
    const end = bytes + CLUSTER_HEAD + size;
    if ((await read(end - 1, 1)).length === 0) break;
    last = { at: bytes + CLUSTER_HEAD, size };
    bytes = end;
  }
  if (!last) return { bytes, durationMs: 0 };
  return { bytes, durationMs: endOfCluster(await read(last.at, last.size)) };
}

/** Time of the last block of a cluster whose content this is. */
function endOfCluster(content: Buffer): number {
  // Its first element is its time: one byte of name, eight of length, six of value.
  const start = content.readUIntBE(9, 6);
  let last = start;
  for (let at = 15; at + 12 <= content.length; at += 9 + content.readUIntBE(at + 3, 6))
    last = start + content.readInt16BE(at + 10);
  return last;
}
