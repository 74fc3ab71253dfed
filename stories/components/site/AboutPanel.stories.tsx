import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aboutHtml, privacyHtml, termsHtml } from '../../../mocks/fixtures/html.ts';
import { AboutPanel } from '../../../src/components/site/AboutPanel.tsx';

/** Drawn, neither may run; SafeHtml's own stories have every other way in. */
const hostile = `<script>window.hacked = 'script'</script><img src="x" onerror="window.hacked = 'img'" alt="">`;
const about = {
  content: aboutHtml + hostile,
  terms: termsHtml,
  privacy: privacyHtml,
  version: '0.1.0',
  sourceUrl: 'https://example.org/source',
  statusUrl: 'https://example.org/status',
};

const meta = {
  title: 'Components/Site/AboutPanel',
  component: AboutPanel,
  args: { about },
} satisfies Meta<typeof AboutPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Terms' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#privacy');
    await expect(document.querySelector('#terms')).toBeVisible();
    await expect((window as { hacked?: string }).hacked).toBeUndefined();
    await expect(document.querySelector('main iframe, main script, main form, main img')).toBeNull();
  },
};
