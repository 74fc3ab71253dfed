import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { overBudget } from '../../build/budget.ts';
import { prerenderPages } from '../../build/prerender.ts';
import { bin, root, runNode } from '../process.ts';
import { buildServiceWorker } from '../../build/serviceWorker.ts';
import { rebuild, type Build } from '../stamp.ts';

/** The server sends these instead of compressing on every request. */
async function precompress() {
  const files = globSync('dist/**/*.{js,css,html,svg,json,webmanifest}', {
    cwd: root,
    exclude: ['dist/.vite/**'],
  });
  await Promise.all(
    files.map(async (file) => {
      const path = join(root, file);
      const content = readFileSync(path);
      // Below this the headers weigh more than what is saved.
      if (content.length < 1024) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gz);
    }),
  );
}

export const app: Build = {
  out: 'dist',
  inputs: ['src', 'public', 'index.html', 'openapi', 'vite.config.ts', 'build', 'package-lock.json', '.env'],
  async make() {
    const code = await runNode([bin.vite, 'build', '--logLevel', 'warn']);
    if (code !== 0) return code;
    await prerenderPages();
    await buildServiceWorker();
    await precompress();
    return code;
  },
};

/** Builds the application in any case and holds it against its size budget. */
export async function run(): Promise<number> {
  const code = await rebuild(app);
  if (code !== 0) return code;
  const over = overBudget();
  for (const line of over) console.error(line);
  return over.length ? 1 : 0;
}
