import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SourceOptions } from './affected/sources.ts';
import type { DrawingBrowser } from './capture/browser.ts';
import type { Patience } from './capture/patience.ts';
import type { ModeOptions } from './modes.ts';
import type { Rules } from './store/rules.ts';
import { VisualError } from './types.ts';

/**
 * Everything that the review must be told by the project whose stories it draws: the default export of its
 * `visual.config.ts`. Folders are absolute.
 */
export interface VisualConfig extends ModeOptions, Rules {
  /** The repository, with its package-lock.json. */
  root: string;
  /** What is approved: baselines, pictures, decisions. In git. */
  store: string;
  /** Where a run writes its report. Not in git, as everything below. */
  report: string;
  /** The built Storybook, with its statistics. */
  storybook: string;
  /** What is only kept to be faster. */
  cache: string;
  /** What a story may depend on besides its imports. */
  sources: SourceOptions;
  /** Tag of stories that another runner plays, also when `run --check` plays what it does not draw. */
  playedElsewhere: string;
  /** Bytes that pictures and elements may take for each shot, on average. */
  budgetPerShot: number;
  patience: Patience;
  /** Stories on one page before it is loaded anew. */
  storiesPerPage: number;
  /** Builds Storybook where it is older than its sources; gives an exit code. */
  build: () => Promise<number>;
  /** The browser that draws, and the fonts that it draws with. */
  findBrowser: () => Promise<DrawingBrowser>;
  /** Rejects with what to install where it does not start. */
  ensureBrowser: () => Promise<void>;
}

/** The configuration of the project in a folder. A VisualError when it has none. */
export async function loadConfig(folder = process.cwd()): Promise<VisualConfig> {
  const file = join(folder, 'visual.config.ts');
  if (!existsSync(file))
    throw new VisualError(`There is no ${file}; the README of the visual review says what it holds.`);
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: VisualConfig };
  return config;
}
