import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from '@rolecast/visual-review/serve.ts';
import { bin, root, runNode } from './process.ts';
import type { StoryIndex } from './gate/stories.ts';

/** The index with these stories alone. It makes its test files from the index that it is served, and has no other way to play a few. */
function indexOf(folder: string, ids: readonly string[]): string {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const unknown = ids.filter((id) => !index.entries[id]);
  if (unknown.length) throw new Error(`storybook-static has no ${unknown.join(', ')}`);
  const entries = Object.fromEntries(Object.entries(index.entries).filter(([id]) => ids.includes(id)));
  return JSON.stringify({ ...index, entries });
}

/**
 * Plays these stories of the static workbench with @storybook/test-runner, in the dark theme; all that there are without
 * `ids`. Its JSON report goes to `report`, an absolute path or one from the root. Resolves with the exit code.
 */
export async function playInTestRunner(report: string, ids: readonly string[] | undefined): Promise<number> {
  const folder = join(root, 'storybook-static');
  const site = await serveFolder(folder, ids ? { '/index.json': indexOf(folder, ids) } : {});
  try {
    return await runNode([
      bin.testStorybook,
      '--url',
      site.url,
      '--index-json',
      '--maxWorkers',
      '2',
      '--testTimeout',
      '60000',
      '--failOnConsole',
      '--json',
      // --outputFile is known to it as a flag: the path must be the first of the free arguments.
      '--outputFile',
      report,
    ]);
  } finally {
    await site.close();
  }
}

// node scripts/runner.ts --report <path> [--only <id>,<id>…]
if (import.meta.main) {
  const { values } = parseArgs({ options: { only: { type: 'string' }, report: { type: 'string' } } });
  process.exitCode = await playInTestRunner(values.report ?? 'report/runner.json', values.only?.split(','));
}
