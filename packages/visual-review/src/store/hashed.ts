import { join } from 'node:path';
import { VisualError, type Hash } from '../types.ts';
import { readBytes, shown } from './files.ts';
import { hashOf, isHash } from './hash.ts';

const endings = { images: 'webp', elements: 'json.br' } as const;
export type HashedKind = keyof typeof endings;

/** `images/ab/<hash>.webp`, the same in the store and in a run's report, and `elements/ab/<hash>.json.br` of a report. */
export function pathOfHash(folder: string, kind: HashedKind, hash: Hash): string {
  if (!isHash(hash)) throw new VisualError(`${JSON.stringify(hash)} is not a hash, so it names no file.`);
  return join(folder, kind, hash.slice(0, 2), `${hash}.${endings[kind]}`);
}

/** The bytes that a hash names in a store or a report. A VisualError when they are missing or no longer the same. */
export function readHashed(folder: string, kind: HashedKind, hash: Hash): Buffer {
  const path = pathOfHash(folder, kind, hash);
  const bytes = readBytes(path);
  if (!bytes) throw new VisualError(`${shown(path)} is missing.`);
  if (hashOf(bytes) !== hash)
    throw new VisualError(`${shown(path)} is corrupt: its bytes are not those that its name says.`);
  return bytes;
}

/** The hash that a path below `images/` stands for; undefined for a file that does not belong there. */
export function imageHashOf(path: string): Hash | undefined {
  const [, folder, hash, ending] = /^([0-9a-f]{2})\/([0-9a-f]{24})\.([a-z.]+)$/.exec(path) ?? [];
  return hash?.slice(0, 2) === folder && ending === endings.images ? hash : undefined;
}
