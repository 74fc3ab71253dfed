import { sql } from 'kysely';
import type { TaskContext } from '../../tasks.ts';
import { MOST_ROWS } from './exportPart.ts';
import { exportParts } from './exportParts.ts';
import { jsonResume } from './jsonResume.ts';
import type { ZipEntry } from './zip.ts';

/** Of the files alone; what stands around them is small. */
const MOST_FILE_BYTES = 3.5 * 1024 ** 3;
const EXPORT = 8;

const endings: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
};

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  packs: true,
  chunks: [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)],
});

const readme = (made: Date) =>
  [
    'Your data on Rolecast',
    '=====================',
    '',
    `Made on ${made.toISOString()}.`,
    '',
    'Each .json file holds one kind of thing that you gave us or did here; times are UTC. The folder files holds your',
    'pictures, films and documents; the .json files name them by their key. resume.json is your profile as a JSON',
    'Resume (jsonresume.org), which other services read.',
    '',
    `A file holds at most the latest ${MOST_ROWS} entries. Files that did not fit are named in files-left-out.json.`,
    '',
    'What others wrote is theirs and not in here, but for what they wrote to you or about you.',
    '',
  ].join('\n');

/** Everything that a member gave, one file after the other; nothing is read before its turn. */
export async function* entriesOf(context: TaskContext, memberId: string): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', packs: true, chunks: [Buffer.from(readme(context.now()))] };
  for (const { file, rows, single } of exportParts) {
    const { rows: found } = await rows(memberId).execute(context.db);
    yield json(`${file}.json`, single ? (found[0] ?? null) : found);
  }
  const resume = await jsonResume(context.db, memberId);
  if (resume) yield json('resume.json', resume);
  yield* filesOf(context, memberId);
}

async function* filesOf({ db, storage }: TaskContext, memberId: string): AsyncGenerator<ZipEntry> {
  const { rows } = await sql<{ key: string; content_type: string }>`
    select key, content_type from media
    where owner_id = ${memberId}::uuid and state = 'used' and purpose <> ${EXPORT}
    order by created_at desc limit ${MOST_ROWS}`.execute(db);
  const leftOut: string[] = [];
  let left = MOST_FILE_BYTES;
  for (const { key, content_type } of rows) {
    const size = await storage.size(key);
    if (size === undefined) continue;
    if (size > left) {
      leftOut.push(key);
      continue;
    }
    left -= size;
    // A stream of the disk gives buffers.
    const chunks = storage.read(key) as AsyncIterable<Uint8Array>;
    yield { name: `files/${key}.${endings[content_type] ?? 'bin'}`, packs: false, chunks };
  }
  if (leftOut.length > 0) yield json('files-left-out.json', leftOut);
}
