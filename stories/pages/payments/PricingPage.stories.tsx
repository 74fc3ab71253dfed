import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { mockSandbox } from '../../../mocks/fakeStripe.ts';
import { paymentsHandlers, premiumForSale } from '../../../mocks/handlers/payments.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import { signOut } from '../../../src/api/session.ts';
import PricingPage from '../../../src/pages/payments/PricingPage.tsx';

const asked = fn<(body: { userId?: string }) => ReturnType<typeof paymentsHandlers.getUpgradeToPremium>>(
  ({ userId }) => (userId ? premiumForSale() : paymentsHandlers.getUpgradeToPremium()),
);
const upgraded = fn(paymentsHandlers.upgradeToPremium);

const meta = {
  title: 'Pages/Payments/PricingPage',
  component: PricingPage,
  beforeEach({ msw }) {
    asked.mockClear();
    upgraded.mockClear();
    msw.use(...mock({ getUpgradeToPremium: asked, upgradeToPremium: upgraded }), ...mockSandbox());
    return signedIn();
  },
} satisfies Meta<typeof PricingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[S2.20] Default',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pay once, go live for good');
    await expect(await canvas.findByText('Go live')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Get Premium for $7.99' })).toBeEnabled());
    await expect(canvas.getByText('Test mode')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms of service' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ userId: authors.amara.userId }, expect.anything());
  },
};
/** The server takes no payments: nobody can press what does nothing. A business reads what Premium adds for it. */
export const Closed: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getUpgradeToPremium: paymentsHandlers.getUpgradeToPremium }));
    return signedIn(authors.sol);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Go live')).toBeVisible();
    await expect(canvas.getByText('You can already go live; Premium adds recordings.')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Get Premium for $7.99' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/Card payment is not open on this server yet/);
  },
};
/** Asked for again when the window gets the focus and when the network is back. */
export const Fresh: Story = {
  name: '[S7.8] Fresh',
  // Default is the same picture.
  tags: ['!visual', 'vitest'],
  play: async ({ canvas }) => {
    await canvas.findByText('Go live');
    const before = asked.mock.calls.length;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
    const since = asked.mock.calls.length;
    await waitFor(() => {
      // Not heard while the first one is still on its way.
      window.dispatchEvent(new Event('online'));
      return expect(asked.mock.calls.length).toBeGreaterThan(since);
    });
  },
};
/** Not signed in: the button leads through the login and back. */
export const Guest: Story = {
  // It ends on another page; Stranger is this page before.
  tags: ['!visual'],
  render: () => (
    <Routes>
      <Route path="/login" element={<p>The login page</p>} />
      <Route path="*" element={<PricingPage />} />
    </Routes>
  ),
  beforeEach: () => signOut(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Go live')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({}, expect.anything());
    await userEvent.click(canvas.getByRole('link', { name: 'Get Premium for $7.99' }));
    await expect(await screen.findByText('The login page')).toBeVisible();
  },
};
export const Stranger: Story = {
  beforeEach: () => signOut(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Go live')).toBeVisible();
    await expect(canvas.getByText('You log in first.')).toBeVisible();
  },
};
export const Premium: Story = {
  beforeEach({ msw }) {
    const { message, response } = paymentsHandlers.getUpgradeToPremium();
    const premium = { ...response, premiumSince: '2025-09-02T12:00:00.000Z' };
    msw.use(...mock({ getUpgradeToPremium: () => ({ message, response: premium }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are Premium since 2 Sep 2025')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Get Premium/ })).toBeNull();
  },
};
/** [S2.20] */
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getUpgradeToPremium: pending }));
  },
  play: async ({ canvas }) => {
    const offer = within(canvas.getByRole('region', { name: 'Premium' }));
    await expect(offer.getByRole('status')).toHaveTextContent('Loading...');
    await expect(offer.queryByRole('list')).toBeNull();
  },
};
/** [S2.20] */
export const Error: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getUpgradeToPremium: failing() }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading premium plan data');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
