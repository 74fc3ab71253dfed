import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { buildIfStale } from '../stamp.ts';
import { app } from './build.ts';

/**
 * Builds what is stale and becomes the server, in this very process: whoever kills it kills the server. The arguments
 * are the server's (`--empty`, `--port 4200`).
 */
export async function run(args: string[]): Promise<number | undefined> {
  const env = join(root, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  const code = await buildIfStale(app);
  if (code !== 0) return code;
  const main = join(root, 'server/main.ts');
  process.argv = [process.execPath, main, ...args];
  await import(main);
  return undefined;
}
