import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { openHistory } from '../store/git.ts';
import { readIndex, sentences, verify } from '../store/verify.ts';
import { placeOf, placeOptions } from './place.ts';

/**
 * `npm run visual -- verify [--base <branch>] [--index <file>]`: whether the store is sound, without a browser. Ends 1
 * when anything is wrong.
 */
export async function run(config: VisualConfig, args: string[]): Promise<number> {
  const options = { ...placeOptions, base: { type: 'string' }, index: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const { store } = placeOf(config, values);
  const index = resolve(values.index ?? join(config.storybook, 'index.json'));
  const { problems, skipped, passed, failed } = await verify({
    store,
    index: values.index !== undefined || existsSync(index) ? readIndex(index) : undefined,
    history: await openHistory(store.root),
    base: values.base,
    rules: config,
    budget: config.budgetPerShot,
    now: new Date(),
  });
  for (const sentence of skipped) console.log(sentence);
  for (const sentence of sentences(problems)) console.error(sentence);
  console.log(`${passed} passed, ${failed} failed`);
  return failed ? 1 : 0;
}
