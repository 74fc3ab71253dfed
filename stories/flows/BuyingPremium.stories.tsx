import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fakeSandbox, mockSandbox } from '../../mocks/fakeStripe.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { paymentsHandlers, premiumForSale } from '../../mocks/handlers/payments.ts';
import { held } from '../../mocks/held.ts';
import { failing, mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { getSession } from '../../src/api/session.ts';
import { toastQueue } from '../../src/lib/toastQueue.ts';
import PricingPage from '../../src/pages/payments/PricingPage.tsx';

const upgraded = fn(paymentsHandlers.upgradeToPremium);

const meta = {
  title: 'Flows/BuyingPremium',
  component: PricingPage,
  // Parts of it are drawn by the stories of the page and of the dialog.
  tags: ['!visual'],
  parameters: { path: '/pricing' },
  beforeEach({ msw }) {
    upgraded.mockClear();
    msw.use(...mock({ getUpgradeToPremium: premiumForSale, upgradeToPremium: upgraded }), ...mockSandbox());
    return signedIn();
  },
  render: () => (
    <Routes>
      <Route path="/" element={<p>Home</p>} />
      <Route path="/pricing" element={<PricingPage />} />
    </Routes>
  ),
} satisfies Meta<typeof PricingPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const pay = { name: 'Pay $7.99' };

/** Opens the payment and chooses a card. */
async function withCard({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>, card: string) {
  const buy = await canvas.findByRole('button', { name: 'Get Premium for $7.99' });
  await waitFor(() => expect(buy).toBeEnabled());
  await userEvent.click(buy);
  const dialog = within(await findDialog('Get Premium'));
  await waitFor(() => expect(dialog.getByRole('button', pay)).toBeEnabled());
  await userEvent.selectOptions(dialog.getByLabelText('Test card'), card);
  return dialog;
}

const titles = () => toastQueue.all().map(({ title }) => title);

const answer = held();
/** The button says what goes on; then the modal closes, the upgrade is asked for, and the member is at home. */
export const Paid: Story = {
  name: '[S4.11] [S4.12] [S8.4] Paid',
  beforeEach({ msw }) {
    msw.use(
      ...mockSandbox(async (step, body) => {
        await answer.wait();
        return fakeSandbox(step, body);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await withCard({ canvas, userEvent }, '4242: Is paid');
    await userEvent.click(dialog.getByRole('button', pay));
    const button = await dialog.findByRole('button', { name: 'Processing ...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(upgraded).not.toHaveBeenCalled();
    answer.release();
    await expect(await screen.findByText('Home')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(upgraded).toHaveBeenCalledOnce();
    await expect(titles()).toEqual(['Payment successful! ', 'Welcome to Premium']);
    await expect(getSession().isPremiumUser).toBe(true);
  },
};
/** The card is refused, and the words of the provider are read. The same form takes the next one. */
export const Declined: Story = {
  name: '[S5.5] Declined',
  play: async ({ canvas, userEvent }) => {
    const dialog = await withCard({ canvas, userEvent }, '9995: Has insufficient funds');
    await userEvent.click(dialog.getByRole('button', pay));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your card has insufficient funds.');
    await userEvent.selectOptions(dialog.getByLabelText('Test card'), '4242: Is paid');
    await userEvent.click(dialog.getByRole('button', pay));
    await expect(await screen.findByText('Home')).toBeVisible();
    await expect(upgraded).toHaveBeenCalledOnce();
  },
};
/** The bank asks its holder, who refuses, and then confirms. */
export const AskedByTheBank: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await withCard({ canvas, userEvent }, '3155: Asks the bank (3-D Secure)');
    const bank = async () => within(await findDialog('Confirm this payment?', 'alertdialog'));
    await userEvent.click(dialog.getByRole('button', pay));
    await userEvent.click((await bank()).getByRole('button', { name: 'Refuse' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We are unable to authenticate');
    await expect(upgraded).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', pay));
    await userEvent.click((await bank()).getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Home')).toBeVisible();
  },
};
/** It was paid and the upgrade fails: it is said, nothing can be paid again, and it is asked once more. */
export const UpgradeFails: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ upgradeToPremium: failing(503, { code: 'UNAVAILABLE' }) }));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await withCard({ canvas, userEvent }, '4242: Is paid');
    await userEvent.click(dialog.getByRole('button', pay));
    await expect(await canvas.findByText('Your payment arrived; we are switching Premium on')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get Premium for $7.99' })).toBeDisabled();
    msw.use(...mock({ upgradeToPremium: upgraded }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('Home')).toBeVisible();
    await expect(getSession().isPremiumUser).toBe(true);
  },
};
