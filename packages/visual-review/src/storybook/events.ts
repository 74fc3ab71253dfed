/** What the panel and Storybook's dev server say to each other. Each answer has the `id` of its question. */
export const events = {
  load: 'rolecast/visual/load',
  review: 'rolecast/visual/review',
  decide: 'rolecast/visual/decide',
  decided: 'rolecast/visual/decided',
  commit: 'rolecast/visual/commit',
  committed: 'rolecast/visual/committed',
} as const;

export interface Question {
  id: string;
  body?: unknown;
}

/** `value` when it went well, else `message`, a sentence for people. */
export interface Answer {
  id: string;
  value?: unknown;
  message?: string;
}
