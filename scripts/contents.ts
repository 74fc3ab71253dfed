import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Files by their paths from `folder`, with slashes; each once, in the same order on every machine. */
function filesOf(inputs: readonly string[], folder: string): string[] {
  const found = inputs.flatMap((input) =>
    isFile(join(folder, input)) ? input : globSync([input, `${input}/**/*`], { cwd: folder }),
  );
  return [...new Set(found)]
    .filter((file) => isFile(join(folder, file)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** A text without the line endings that a checkout may have given it; anything else as it is. */
function contentOf(path: string): string | Buffer {
  const content = readFileSync(path);
  return content.includes(0) ? content : content.toString('latin1').replaceAll('\r\n', '\n');
}

interface Options {
  folder?: string;
  /** Texts that count like the contents of files. */
  more?: readonly string[];
}

/** One hash of the contents of files, folders and patterns, with their paths. It is the same on every machine. */
export function contentHash(inputs: readonly string[], { folder = root, more = [] }: Options = {}): string {
  const hash = createHash('sha256');
  for (const file of filesOf(inputs, folder))
    hash
      .update(file)
      .update('\0')
      .update(contentOf(join(folder, file)))
      .update('\0');
  for (const text of more) hash.update(text).update('\0');
  return hash.digest('hex');
}
