import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFile } from './readFields.ts';

/** Of the archive, its entries, and what they unpack to. */
export const archiveLimits = { bytes: 50_000_000, entries: 2000, unpacked: 20_000_000 };
/** Inflated at once: a few megabytes at worst, however well the archive is packed. */
const step = 4096;

/**
 * Reads the named files of a ZIP archive, by the last part of their path: where an archive wants to be unpacked is of no
 * interest. What is unpacked is counted while it comes out, and what grows beyond the limit is stopped there. Throws
 * `UnreadableFile`.
 */
export async function readArchive(file: Blob, wanted: readonly string[]): Promise<Map<string, string>> {
  if (file.size > archiveLimits.bytes) throw new UnreadableFile('This archive is larger than 50 MB.');
  const found = new Map<string, Uint8Array<ArrayBuffer>[]>();
  const seen = { entries: 0, unpacked: 0 };
  let failure: UnreadableFile | undefined;
  const unzip = new Unzip((entry) => {
    seen.entries++;
    if (seen.entries > archiveLimits.entries)
      failure ??= new UnreadableFile('This archive has too many files.');
    const name = entry.name.replaceAll('\\', '/').split('/').at(-1)?.toLowerCase() ?? '';
    const key = wanted.find((one) => one.toLowerCase() === name);
    if (!key || found.has(key) || failure) return;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    found.set(key, parts);
    entry.ondata = (error, data) => {
      if (error) failure ??= new UnreadableFile(`${key} in this archive is damaged.`);
      seen.unpacked += data?.length ?? 0;
      if (seen.unpacked > archiveLimits.unpacked)
        failure ??= new UnreadableFile('This archive unpacks to more than 20 MB.');
      else if (data) parts.push(new Uint8Array(data));
      if (failure) entry.terminate();
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    for (let at = 0; at < bytes.length && !failure; at += step) {
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
      // A large archive leaves the page its turn.
      if (at % (step * 256) === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  } catch {
    failure ??= new UnreadableFile('This archive is damaged. Please download it again.');
  }
  if (failure) throw failure;
  if (seen.entries === 0) throw new UnreadableFile('This archive is damaged. Please download it again.');
  const texts = [...found].map(async ([name, parts]) => [name, await new Blob(parts).text()] as const);
  return new Map(await Promise.all(texts));
}
