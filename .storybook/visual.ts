import { presetOf } from '@rolecast/visual-review/storybook/preset.ts';

/** Lets the panel "Visual" read and write the review while `storybook dev` runs. */
export const { experimental_devServer, experimental_serverChannel } = presetOf(async () => {
  const { default: config } = await import('../visual.config.ts');
  return config;
});
