import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { prune } from '../store/prune.ts';
import { placeOf, placeOptions } from './place.ts';

/** `npm run visual -- prune [--keep 0]`: removes pictures that nothing needs, and of old decisions (git still has them). */
export async function run(config: VisualConfig, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { ...placeOptions, keep: { type: 'string', default: '0' } },
  });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 0) {
    console.error('Usage: npm run visual -- prune [--keep <decisions of a shot whose pictures stay>]');
    return 2;
  }
  const { unused, old } = prune(placeOf(config, values).store, keep);
  console.log(`Files that nothing named, removed: ${unused}; pictures of older decisions: ${old}.`);
  return 0;
}
