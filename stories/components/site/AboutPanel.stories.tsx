import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aboutHtml, hostileHtml, privacyHtml, termsHtml } from '../../../mocks/fixtures/html.ts';
import { AboutPanel } from '../../../src/components/site/AboutPanel.tsx';

const about = {
  content: aboutHtml,
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
  },
};
export const Hostile: Story = {
  args: { about: { ...about, content: hostileHtml } },
  play: async () => {
    await expect((window as { hacked?: string }).hacked).toBeUndefined();
    await expect(document.querySelector('main iframe, main script, main form, main img')).toBeNull();
  },
};
