import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { readEnvironment } from '../env.ts';
import { modesOf } from '../modes.ts';
import { planStories, type StoryIndex, type Visit } from '../run/plan.ts';
import { readIndexFile } from '../run/run.ts';
import { headOf } from '../server/commit.ts';
import { shown } from '../store/files.ts';
import { openHistory } from '../store/git.ts';
import type { Store } from '../store/store.ts';
import { VisualError, type ModeName, type Report, type ShotResult } from '../types.ts';
import { decideHere, placeOf, placeOptions, type Place } from './place.ts';

/**
 * The modes that a story may be drawn in. What its parameters add is known only when it is shown, so every mode that its
 * file names counts.
 */
function possibleModes(config: VisualConfig, { title, file }: Visit): ReadonlySet<ModeName> {
  const path = join(config.root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const named = config.modes.map(({ name }) => name).filter((name) => text.includes(name));
  return new Set(modesOf(config, title, named).map(({ name }) => name));
}

/** Approved shots that no run draws any more: of modes that nobody asks for, and of stories that are not drawn. */
export function unasked(config: VisualConfig, store: Store, index: StoryIndex): ShotResult[] {
  const asked = new Map(
    planStories(config, index).map((visit) => [visit.story, possibleModes(config, visit)]),
  );
  return store.stories().flatMap((story) =>
    Object.entries(store.baseline(story)?.shots ?? {})
      .filter(([mode]) => !asked.get(story)?.has(mode))
      .map(([mode, from]): ShotResult => ({ story, mode, state: 'removed', from })),
  );
}

/** What a run would say that met none of these shots. */
async function reportOf(
  root: string,
  { store }: Place,
  index: StoryIndex,
  shots: readonly ShotResult[],
): Promise<Report> {
  const titles = new Map(Object.values(index.entries).map((entry) => [entry.id, entry]));
  const stories = shots.map(({ story }) => {
    const { title = story, name = '', importPath = '' } = titles.get(story) ?? {};
    return [story, { title, name, file: importPath }] as const;
  });
  return {
    version: 1,
    at: new Date().toISOString(),
    seconds: 0,
    env: readEnvironment(store.root)?.id ?? '',
    head: await headOf(root),
    stories: Object.fromEntries(stories),
    shots,
    trees: {},
    texts: {},
  };
}

/**
 * `npm run visual -- retire [story or glob …] --role … --note "why"`: decides, without a browser, that approved shots go
 * which no mode asks for any more. Ends 1 when there is none.
 */
export async function run(config: VisualConfig, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...placeOptions,
      storybook: { type: 'string', default: config.storybook },
      by: { type: 'string' },
      role: { type: 'string' },
      note: { type: 'string', default: '' },
    },
  });
  const { roles } = config;
  const role = roles.find((role) => role === values.role);
  if (!role || !values.note.trim()) {
    console.error(
      `Usage: npm run visual -- retire [<story or glob>...] --role <${roles.join('|')}> [--by "Name <address>"] --note "why"`,
    );
    return 2;
  }
  const place = placeOf(config, values);
  const by = values.by ?? (await (await openHistory(place.store.root))?.user());
  if (!by) throw new VisualError('Git does not know who you are; say it with --by "Name <address>".');
  const index = readIndexFile(values.storybook);
  const shots = unasked(config, place.store, index).filter(
    ({ story }) => !positionals.length || positionals.some((wanted) => matchesGlob(story, wanted)),
  );
  if (!shots.length) {
    console.error('Every approved shot of these is asked for by a mode of its story.');
    return 1;
  }
  const { decisions } = await decideHere(config, place, await reportOf(config.root, place, index, shots), [
    {
      verdict: 'removed',
      shots: shots.map(({ story, mode }) => ({ story, mode, to: null })),
      by,
      role,
      note: values.note,
    },
  ]);
  console.log(`removed ${shots.length} shots of ${decisions.length} stories: ${decisions[0]?.file}`);
  console.log(`\`npm run visual -- prune\` takes their pictures away; commit ${shown(place.store.root)}.`);
  return 0;
}
