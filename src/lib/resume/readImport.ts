import { readLinkedIn } from './linkedIn.ts';
import type { ProfileDraft } from './profileDraft.ts';
import { UnreadableFile } from './readFields.ts';
import { readJsonResume } from './readJsonResume.ts';

const mostJson = 2_000_000;

/** Reads a JSON Resume or a LinkedIn archive: which of them it is, its first bytes say. Throws `UnreadableFile`. */
export async function readImport(file: Blob): Promise<ProfileDraft> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (start[0] === 0x50 && start[1] === 0x4b) return readLinkedIn(file);
  if (file.size > mostJson) throw new UnreadableFile('A JSON Resume has at most 2 MB.');
  return readJsonResume(await file.text());
}
