import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { siteHandlers } from '../../../mocks/handlers/site.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import AboutPage from '../../../src/pages/site/AboutPage.tsx';

const meta = {
  title: 'Pages/Site/AboutPage',
  component: AboutPage,
  beforeEach({ msw }) {
    msw.use(...mock({ aboutUs: siteHandlers.aboutUs }));
  },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address names a part of the page, which is there only after an answer. The first one fails. */
export const Default: Story = {
  parameters: { path: '/about-us#privacy' },
  beforeEach({ msw }) {
    msw.use(...mock({ aboutUs: failing() }));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { aboutUs: siteHandlers.aboutUs });
    await expect(canvas.getByRole('heading', { level: 1, name: 'About Rolecast' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Terms' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Privacy' })).toBeVisible();
    await expect(canvas.getByText('Version 0.1.0')).toBeVisible();
    // A picture is of the whole page, wherever it is scrolled to.
    const heading = canvas.getByRole('heading', { level: 2, name: 'Privacy' });
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(innerHeight));
  },
};
