import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contents.ts';
import { root } from './process.ts';

/** What a build makes and from what: files and folders, relative to the root. */
export interface Build {
  out: string;
  inputs: readonly string[];
  /** Resolves with an exit code. */
  make: () => Promise<number>;
}

/** What the build reads from the environment is an input too. */
const environment = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort();

const hashOf = (inputs: readonly string[]) => contentHash(inputs, { more: environment() });

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
