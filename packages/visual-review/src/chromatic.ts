import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { VisualError } from './types.ts';

export interface ChromaticOptions {
  /** Folder of the built Storybook with `preview-stats.json`, from the repository's root. */
  storybook: string;
  /** `CHROMATIC_PROJECT_TOKEN`. Empty or absent: nothing is started. */
  token: string | undefined;
  /** A script for Node; `CHROMATIC_BIN`, else the chromatic package's. */
  bin?: string | undefined;
  cwd?: string;
  log?: (line: string) => void;
}

/** What the environment says about Chromatic. */
export const chromaticFromEnvironment = () => ({
  token: process.env.CHROMATIC_PROJECT_TOKEN,
  bin: process.env.CHROMATIC_BIN,
});

/**
 * With a token, the next Storybook build carries our modes for Chromatic: the preview reads `VITE_CHROMATIC`. Without
 * one the build is the same as ever.
 */
export function buildForChromatic(environment: NodeJS.ProcessEnv = process.env): void {
  if (environment.CHROMATIC_PROJECT_TOKEN?.trim()) environment.VITE_CHROMATIC = 'on';
}

/**
 * Sends the built Storybook to Chromatic and resolves with the exit code of its program: 0 also when it finds changes,
 * since what is approved is decided here. Without a token it makes no request, says so, and resolves with 0. The token
 * travels in the environment and is struck out of every line of output.
 */
export async function runChromatic({
  storybook,
  token = '',
  bin = '',
  cwd = process.cwd(),
  log = console.log,
}: ChromaticOptions): Promise<number> {
  const secret = token.trim();
  if (!secret) {
    log('CHROMATIC_PROJECT_TOKEN is not set: nothing is sent to Chromatic.');
    return 0;
  }
  if (!existsSync(join(cwd, storybook, 'preview-stats.json')))
    throw new VisualError(
      `${storybook}/preview-stats.json is not there, and Chromatic needs it to see what changed; ` +
        'build Storybook with --stats-json.',
    );
  const script =
    bin || join(dirname(createRequire(import.meta.url).resolve('chromatic/package.json')), 'dist/bin.cjs');
  if (!existsSync(script)) throw new VisualError(`CHROMATIC_BIN names no file: ${script}`);
  const args = [script, '--storybook-build-dir', storybook, '--only-changed', '--exit-zero-on-changes'];
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROMATIC_PROJECT_TOKEN: secret },
  });
  const outputs = [child.stdout, child.stderr].map(async (stream) => {
    for await (const line of createInterface({ input: stream })) log(line.replaceAll(secret, '***'));
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code ?? 1));
  });
  await Promise.all(outputs);
  return code;
}
