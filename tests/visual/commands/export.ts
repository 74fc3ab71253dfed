import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeReview } from '../server/review.ts';
import { pathOfHash } from '../store/hashed.ts';
import { readReport } from '../store/report.ts';
import { Store } from '../store/store.ts';
import { VisualError, type Hash, type Review } from '../types.ts';

const root = join(import.meta.dirname, '../../..');

/** Pictures that a viewer of this review can come to see. */
function picturesOf({ shots }: Review): Set<Hash> {
  const found = new Set<Hash>();
  for (const { from, to, diff, history } of shots)
    for (const hash of [
      from?.img,
      to?.img,
      diff?.overlay,
      ...history.flatMap((entry) => [entry.from, entry.to]),
    ])
      if (hash) found.add(hash);
  return found;
}

export interface ExportOptions {
  store: string;
  report: string;
  /** The built Storybook; `visual/` in it is written anew. */
  storybook: string;
}

/** Puts the review and its pictures beside a built Storybook, for a copy on any web server. Returns how many of each. */
export function exportReview({ store: storeRoot, report: folder, storybook }: ExportOptions): {
  shots: number;
  pictures: number;
} {
  if (!existsSync(join(storybook, 'index.html')))
    throw new VisualError(
      `There is no built Storybook in ${storybook}: run \`npm run visual -- run\` first.`,
    );
  const review = makeReview(new Store(storeRoot), readReport(folder), { writes: false });
  const target = join(storybook, 'visual');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  let pictures = 0;
  for (const hash of picturesOf(review)) {
    const source = [storeRoot, folder].map((place) => pathOfHash(place, 'images', hash)).find(existsSync);
    // Earlier pictures of the history may have been pruned.
    if (!source) continue;
    const copy = pathOfHash(target, 'images', hash);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(source, copy);
    pictures++;
  }
  writeFileSync(join(target, 'review.json'), JSON.stringify(review));
  return { shots: review.shots.length, pictures };
}

/** `visual export [--to storybook-static]`: a review that can be read on any web server, where decisions are downloaded. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { to: { type: 'string', default: 'storybook-static' } } });
  const storybook = resolve(root, values.to);
  const { shots, pictures } = exportReview({
    storybook,
    store: join(root, 'tests/visual'),
    report: join(root, 'report/visual'),
  });
  console.log(
    `${shots} shots and ${pictures} pictures are in ${values.to}/visual; put ${values.to} on any web server.`,
  );
  return 0;
}
