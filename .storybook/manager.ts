import { registerVisualReview } from '@rolecast/visual-review/storybook/manager.tsx';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Rooms are called as their folders are; readers of the sidebar get the words. */
const words: Readonly<Record<string, string>> = { Ui: 'UI', Checkin: 'Check-in' };

addons.setConfig({
  theme: create({
    // A theme of one's own no longer follows the system by itself.
    base: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: 'Rolecast',
  }),
  sidebar: { renderLabel: ({ name }: { name: string }) => words[name] ?? name },
});

registerVisualReview();
