import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { privacyHtml, termsHtml } from '../../../mocks/fixtures/html.ts';
import { mock } from '../../../mocks/msw.ts';
import { signIn, signOut } from '../../../src/api/session.ts';
import LandingPage from '../../../src/pages/site/LandingPage.tsx';

const meta = {
  title: 'Pages/Site/LandingPage',
  component: LandingPage,
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S1.1] [S1.3] [S2.5] */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Every application gets an answer.' }),
    ).toBeVisible();
    const cards = canvas.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
    await expect(cards).toEqual(['Job seeker', 'HR', 'Brand', 'Business']);
    await expect(canvas.getByRole('link', { name: 'Sign up as HR' })).toHaveAttribute(
      'href',
      '/signup?role=2',
    );
    await expect(canvas.getByText(/one payment of \$7\.99/)).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /^The dashboard of a/ })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  },
};
/** [S1.5] Below it, the terms open over the page and give the focus back. */
export const ThemeToggle: Story = {
  tags: ['!visual'], // It ends as Default does; LegalDialog draws the dialog.
  beforeEach: ({ msw }) => {
    const response = { content: '', terms: termsHtml, privacy: privacyHtml, version: '0.1.0' };
    msw.use(...mock({ aboutUs: () => ({ message: 'About Rolecast', response }) }));
    localStorage.removeItem('theme');
    return () => localStorage.removeItem('theme');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }));
    await expect(localStorage.getItem('theme')).toBe('dark');
    await expect(document.documentElement).toHaveClass('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Use light theme' }));
    await expect(localStorage.getItem('theme')).toBe('light');
    await expect(document.documentElement).not.toHaveClass('dark');
    const opener = canvas.getByRole('button', { name: 'Terms' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Terms' });
    await expect(
      await within(dialog).findByRole('heading', { name: 'What you may post' }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** After the account was deleted. */
export const Goodbye: Story = {
  beforeEach: () => {
    signIn({ accessToken: 'token', id: 'u1', role: 1 }, 1);
    signOut('deleted');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account was deleted.');
  },
};
