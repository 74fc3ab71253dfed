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

/**
 * Runs a build and leaves NODE_ENV as it was: Vite sets it to production in its own process, and the server that `npm start`
 * becomes there would take itself for one in production and refuse to start without secrets.
 */
export async function asBefore<Result>(make: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV: before } = process.env;
  try {
    return await make();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Builds, and notes what from. */
export async function rebuild({ out, inputs, make }: Build): Promise<number> {
  const hash = hashOf(inputs);
  const code = await asBefore(make);
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
