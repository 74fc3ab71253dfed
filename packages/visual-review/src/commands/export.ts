import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { makeReview } from '../server/review.ts';
import { shown } from '../store/files.ts';
import { pathOfHash } from '../store/hashed.ts';
import { readReport } from '../store/report.ts';
import { Store } from '../store/store.ts';
import { VisualError, type Hash, type Review, type Role } from '../types.ts';

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
  roles: readonly Role[];
  /** The built Storybook; `visual/` in it is written anew. */
  storybook: string;
}

/** Puts the review and its pictures beside a built Storybook, for a copy on any web server. Returns how many of each. */
export function exportReview({ store: storeRoot, report: folder, roles, storybook }: ExportOptions): {
  shots: number;
  pictures: number;
} {
  if (!existsSync(join(storybook, 'index.html')))
    throw new VisualError(
      `There is no built Storybook in ${storybook}: run \`npm run visual -- run\` first.`,
    );
  const review = makeReview(new Store(storeRoot), readReport(folder), { writes: false, roles });
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
export async function run(config: VisualConfig, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { to: { type: 'string', default: config.storybook } } });
  const storybook = resolve(values.to);
  const { shots, pictures } = exportReview({
    storybook,
    store: config.store,
    report: config.report,
    roles: config.roles,
  });
  console.log(
    `${shots} shots and ${pictures} pictures are in ${shown(storybook)}/visual; put ${shown(storybook)} on any web server.`,
  );
  return 0;
}
