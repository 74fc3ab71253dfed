import { modesOf, type ModeOptions } from '../modes.ts';
import type { Mode, ModeName, StoryInfo } from '../types.ts';

/** `index.json` of a built Storybook, as far as the review reads it. */
export interface StoryIndex {
  entries: Readonly<
    Record<
      string,
      { id: string; type: string; title: string; name: string; importPath: string; tags?: readonly string[] }
    >
  >;
}

export interface Visit extends StoryInfo {
  story: string;
  whole: boolean;
  /** False for a story that has nothing to show, which a run that checks plays all the same. */
  drawn: boolean;
}

/** Visits of stories at one size: each is played once and drawn in every theme. */
export interface Round {
  width: number;
  height: number;
  /** Whether it asks of each story if it holds. */
  checks: boolean;
  /** Grows when a story says by parameter that it wants to be seen at this size too. */
  visits: Visit[];
}

export interface PlanOptions {
  /** Glob patterns of story ids; none means every story. */
  only?: readonly string[];
  /** Part `index` (from 1) of `count`. */
  shard?: { index: number; count: number };
  /** Also the stories that are not drawn, which are played and asked whether they hold. */
  check?: boolean;
}

/** What a plan must know of the project. */
export interface PlanConfig extends ModeOptions {
  playedElsewhere: string;
}

const fits = (id: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/[^a-z0-9*-]/g, '').replaceAll('*', '.*')}$`).test(id);

/** The stories of the index in its order, or the part of them that was asked for. */
export function planStories(
  { pages, playedElsewhere }: PlanConfig,
  { entries }: StoryIndex,
  { only = [], shard, check = false }: PlanOptions = {},
): Visit[] {
  const all = Object.values(entries)
    .filter(
      ({ type, tags = [] }) =>
        type === 'story' &&
        (tags.includes('visual') || (check && tags.includes('test') && !tags.includes(playedElsewhere))),
    )
    .map(({ id, title, name, importPath, tags }) => ({
      story: id,
      title,
      name,
      file: importPath.replace(/^\.\//, ''),
      whole: pages.test(title),
      drawn: tags?.includes('visual') ?? false,
    }))
    .filter(({ story }) => only.length === 0 || only.some((pattern) => fits(story, pattern)));
  if (!shard) return all;
  return all.filter((_, at) => at % shard.count === shard.index - 1);
}

/** The modes in which a visit is drawn at one size; `added` by the story's parameter. */
export const modesAt = (
  config: ModeOptions,
  { title, drawn }: Pick<Visit, 'title' | 'drawn'>,
  size: Pick<Round, 'width' | 'height'>,
  added?: readonly ModeName[],
): readonly Mode[] =>
  drawn
    ? modesOf(config, title, added).filter(
        ({ width, height }) => width === size.width && height === size.height,
      )
    : [];

/** The modes of a part that are of another size than the round in which it is played; none of a page, which is played at each. */
export const modesBeside = (
  config: ModeOptions,
  { title, drawn, whole }: Pick<Visit, 'title' | 'drawn' | 'whole'>,
  size: Pick<Round, 'width' | 'height'>,
  added?: readonly ModeName[],
): readonly Mode[] => {
  const here = modesAt(config, { title, drawn }, size, added);
  return drawn && !whole ? modesOf(config, title, added).filter((mode) => !here.includes(mode)) : [];
};

/** The rounds of a plan, one for each size; with `check` the first one, in which every story is played, checks. */
export function roundsOf(config: ModeOptions, visits: readonly Visit[], { check = false } = {}): Round[] {
  const sizes = new Map(config.modes.map(({ width, height }) => [`${width}x${height}`, { width, height }]));
  return [...sizes.values()].map((size, at) => {
    const checks = check && at === 0;
    return {
      ...size,
      checks,
      visits: visits.filter((visit) => checks || modesAt(config, visit, size).length > 0),
    };
  });
}
