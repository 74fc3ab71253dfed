/**
 * What the parts of the visual review say to each other. A **shot** is one story in one mode. Its **look** is all that a
 * reviewer approves: the picture, the accessibility tree, the visible text and the known accessibility violations.
 */

/** `light-wide`, `dark-wide`, `light-phone`, `dark-phone`, or a mode that a story adds by parameter. */
export type ModeName = string;

export interface Mode {
  name: ModeName;
  theme: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Of bytes or of lines: the first 24 hexadecimal digits of their SHA-256. */
export type Hash = string;

/** Equal looks are the same to a reviewer. */
export interface Look {
  /** Of the lossless WebP file; also its name in the store. */
  img: Hash;
  /** Of the lines of the accessibility tree. */
  tree: Hash;
  /** Of the lines of visible text. */
  text: Hash;
  /** Violations that axe finds, as `rule target`, sorted. Usually none. */
  axe: readonly string[];
}

/** x, y, width and height in CSS pixels of the whole page. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A visible element of a shot, in document order. */
export interface Element {
  /** ARIA role, else the tag name: `button`, `heading`, `img`, `div`. */
  kind: string;
  /** Accessible name or own text, at most 60 characters; '' when it has none. */
  label: string;
  box: Box;
  /** Computed style that can be seen, without the values every element has; keys are CSS properties. */
  style: Readonly<Record<string, string>>;
}

/** A shot as it was taken, before anybody judges it. */
export interface Shot extends Look {
  /** Of the browser's PNG file: an equal one needs no decoding. */
  png: Hash;
  /** Of the whole picture, in CSS pixels (pixel density is 1). */
  width: number;
  height: number;
  elements: Hash;
}

/** `baselines/<story-id>.json`: what is approved of one story. Written one shot to a line, so that git can merge it. */
export interface Baseline {
  story: string;
  shots: Readonly<Record<ModeName, Shot>>;
  /** The lines behind `tree` and `text`, which modes share. */
  trees: Readonly<Record<Hash, readonly string[]>>;
  texts: Readonly<Record<Hash, readonly string[]>>;
  /** Behind `elements`, to name what changed: `Element[]` as JSON, Brotli (so a report has it in a file), base64. */
  elements: Readonly<Record<Hash, string>>;
}

export type Role = 'design' | 'product' | 'engineering';
export type Verdict = 'approved' | 'rejected' | 'removed';

/** Of one story. `from` is null for a new shot, `to` is null for one that is no more. */
export type DecidedShots = Readonly<Record<ModeName, { from: Look | null; to: Look | null }>>;

/**
 * `decisions/<time>-<hash of the content>.json`: what somebody decided about any number of stories, never edited. It is
 * about looks, not about a run or a commit.
 */
export interface Ruling extends Reason {
  stories: Readonly<Record<string, DecidedShots>>;
}

/**
 * A ruling's share of one story. Until November 2026 it was what files held:
 * `reviews/<story-id>/<time>-<hash of the content>.json`.
 */
export interface Decision extends Reason {
  story: string;
  shots: DecidedShots;
}

/** What was said, by whom, when and why. */
export interface Reason {
  verdict: Verdict;
  /** `Name <address>`, as git has it. */
  by: string;
  role: Role;
  note: string;
  /** Of a decision that was taken for many shots at once. */
  cause?: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The commit that was checked out; null outside git. */
  head: string | null;
  /** `id` of env.json. */
  env: string;
}

export type DifferenceKind = 'layout' | 'pixels' | 'tint' | 'text' | 'tree' | 'axe';

/** A part of the picture that differs, named by the element it belongs to. */
export interface Region {
  box: Box;
  /** `button "Save"`. */
  element: string;
  /** `border-radius 8px → 9px`, `moved 4 px down`, `drawn differently`. */
  what: string;
}

export interface Line {
  sign: ' ' | '+' | '-';
  text: string;
}

export interface Difference {
  /** Never empty. */
  kinds: readonly DifferenceKind[];
  /** Pixels that count as different, and all of them that are not equal. */
  pixels: number;
  unequal: number;
  regions: readonly Region[];
  /** What is behind it, for grouping: equal keys are one cause. */
  cause: { key: string; label: string };
  /** Differing lines with two of context; empty when nothing differs. */
  tree: readonly Line[];
  text: readonly Line[];
  /** Violations that the baseline has not, as axe words them. */
  axe: readonly string[];
  /** A WebP picture of the differing pixels over the faded new one; null when the pixels do not differ. */
  overlay: Hash | null;
}

/**
 * same: equal to the baseline. tolerated: equal but for noise, which is counted. new: no baseline. changed: differs from
 * it. approved: differs, but somebody approved this look. rejected: somebody rejected this look. removed: there is a
 * baseline, but no such shot. broken: the story failed. skipped: nothing it reaches has changed.
 */
export type ShotState =
  'same' | 'tolerated' | 'new' | 'changed' | 'approved' | 'rejected' | 'removed' | 'broken' | 'skipped';

export interface ShotResult {
  story: string;
  mode: ModeName;
  state: ShotState;
  /** The baseline's; absent when there is none. */
  from?: Shot;
  /** Absent when it is the same as `from`, and when none was taken. */
  to?: Shot;
  diff?: Difference;
  /** Why it is broken, or who rejected it and why. */
  problem?: string;
  /** Unequal pixels that the noise rule let pass. */
  noise?: number;
  /** Stories that were shown on the same page before, oldest first; of those that somebody must look at. */
  before?: readonly string[];
  /** The picture that was drawn once and not again; beside the report. */
  drawn?: Hash;
}

/** Whether a story holds: it plays, and neither axe in either theme nor the console has anything to say of it. */
export interface PlayResult {
  story: string;
  /** A line for each thing that is wrong; absent when nothing is. */
  problem?: string;
  /** As of a shot. */
  before?: readonly string[];
}

/** `report/visual/report.json`; pictures and elements of `to` stand beside it in `images/` and `elements/`. */
export interface Report {
  version: 1;
  at: string;
  seconds: number;
  env: string;
  head: string | null;
  stories: Readonly<Record<string, StoryInfo>>;
  /** In the order of Storybook's index, then of the modes. */
  shots: readonly ShotResult[];
  /** In the same order, one for each story; absent where the run was about pictures alone. */
  plays?: readonly PlayResult[];
  /** The lines behind `to.tree` and `to.text`. */
  trees: Readonly<Record<Hash, readonly string[]>>;
  texts: Readonly<Record<Hash, readonly string[]>>;
}

export interface StoryInfo {
  /** `Components/Ui/Button`. */
  title: string;
  /** `Default`. */
  name: string;
  /** From the repository's root. */
  file: string;
}

/** What a reviewer sends: a verdict about exactly these looks. */
export interface DecisionRequest {
  verdict: Verdict;
  shots: readonly { story: string; mode: ModeName; to: Look | null }[];
  by: string;
  role: Role;
  note: string;
  cause?: string;
}

/** `decisions.json`, as it is downloaded from a hosted copy or from the report. */
export interface DecisionFile {
  version: 1;
  decisions: readonly DecisionRequest[];
}

/** What the panel and the report show. */
export interface Review {
  /** Whether decisions can be written from here, or only downloaded. */
  writes: boolean;
  at: string;
  head: string | null;
  env: string;
  roles: readonly Role[];
  /** Files of the store that are not in git yet; absent where nothing can be committed. */
  uncommitted?: number;
  stories: Readonly<Record<string, StoryInfo>>;
  shots: readonly ReviewShot[];
}

export interface ReviewShot extends ShotResult {
  /** Newest first. */
  history: readonly HistoryEntry[];
}

export interface HistoryEntry {
  verdict: Verdict;
  by: string;
  role: Role;
  note: string;
  cause?: string;
  at: string;
  from: Hash | null;
  to: Hash | null;
}

/** An error that a person can act on: one clear sentence, no stack. */
export class VisualError extends Error {}
