import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

/** What a build makes and from what: files and folders, relative to the root. */
export interface Build {
  out: string;
  inputs: readonly string[];
  /** Resolves with an exit code. */
  make: () => Promise<number>;
}

function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap((input) =>
    statSync(join(root, input), { throwIfNoEntry: false })?.isDirectory()
      ? globSync(`${input}/**/*`, { cwd: root })
      : [input],
  );
  for (const file of files.sort()) {
    const path = join(root, file);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  // What the build reads from the environment is an input too.
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

/** Builds, and notes what from. */
export async function rebuild({ out, inputs, make }: Build): Promise<number> {
  const hash = hashOf(inputs);
  const code = await make();
  if (code !== 0) return code;
  mkdirSync(join(root, out), { recursive: true });
  writeFileSync(join(root, out, '.stamp'), hash);
  return 0;
}

/** Builds unless the last build was made from the same contents. */
export async function buildIfStale(build: Build): Promise<number> {
  const stamp = join(root, build.out, '.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(build.inputs) ? 0 : rebuild(build);
}
