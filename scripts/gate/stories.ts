import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import type { Failure, Outcome } from './failure.ts';
import type { JestReport } from './readJest.ts';

/** Set, it leaves the stories that the visual review plays out of the Vitest project `stories`. */
export const leftOnly = 'STORIES_LEFT';

/** The tag of stories that the review does not play: they need a clock that goes on, a camera, or a window of their own size. */
export const leftTag = 'vitest';

/** `index.json` of a built Storybook, as far as the runners read it. */
export interface StoryIndex {
  entries: Record<
    string,
    { id: string; type: string; title: string; name: string; importPath: string; tags?: string[] }
  >;
}

export const readStoryIndex = (): StoryIndex =>
  JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as StoryIndex;

/** The stories of an index that runners play. */
export const storiesOf = ({ entries }: StoryIndex) =>
  Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('test'));

/** The files of these stories, relative to the root. */
export const filesOf = (stories: readonly { importPath: string }[]): string[] => [
  ...new Set(stories.map(({ importPath }) => importPath.replace(/^\.\//, ''))),
];

/** Files of these stories of which a report says nothing, as when a browser died under them: each is run alone, and then judged. */
export function unplayed(stories: readonly { importPath: string }[], report: JestReport): Failure[] {
  const met = new Set(report.testResults.map(({ name }) => name.replaceAll('\\', '/')));
  return filesOf(stories)
    .filter((file) => ![...met].some((name) => name.endsWith(`/${file}`)))
    .map((file) => ({
      check: file,
      message: 'it was not played: the browser or the runner ended before',
      before: [],
      files: [],
      alone: { runner: 'vitest', project: 'stories', file },
    }));
}

/** Says of an outcome that it is broken when fewer stories were played than there are, although every file was. */
export function requireAll(expected: number, outcome: Outcome): Outcome {
  const played = outcome.passed + outcome.failures.length;
  if (played >= expected || outcome.failures.length) return outcome;
  return {
    ...outcome,
    broken: [...outcome.broken, `${expected - played} of ${expected} stories were not run`],
  };
}

/** The story that a test of the test runner plays: it is called `<title> <name> play-test`, or `smoke-test`. */
export function storyOfTest({ entries }: StoryIndex, fullName: string): string {
  const title = fullName.replace(/ (play|smoke)-test$/, '');
  const story = Object.values(entries).find((entry) => `${entry.title} ${entry.name}` === title);
  if (!story) throw new Error(`the test runner played ${fullName}, which is no story`);
  return story.id;
}
