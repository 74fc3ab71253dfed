import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { accountHandlers } from '../../../mocks/handlers/account.ts';
import { held } from '../../../mocks/held.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import { getSession, signOut } from '../../../src/api/session.ts';
import { Main } from '../../../src/components/ui/Main.tsx';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import { resetToken } from '../../../src/hooks/account/resetToken.ts';
import ChangePasswordPage from '../../../src/pages/account/ChangePasswordPage.tsx';

const routes = (
  <Routes>
    <Route path="/change-password" element={<ChangePasswordPage />} />
    <Route path="/login" element={<p>The login page</p>} />
    <Route path="*" element={<p>The home page</p>} />
  </Routes>
);

const meta = {
  title: 'Pages/Account/ChangePasswordPage',
  component: ChangePasswordPage,
  parameters: { path: '/change-password' },
  render: () => <Main>{routes}</Main>,
  beforeEach({ msw }) {
    msw.use(...mock(accountHandlers));
    resetToken.clear();
    return signedIn();
  },
} satisfies Meta<typeof ChangePasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function fill(userEvent: User, labels: readonly string[]) {
  for (const label of labels)
    await userEvent.type(
      screen.getByLabelText(label),
      label.startsWith('Current') ? 'the old one' : 'the new one',
    );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}
const fields = ['Current password', 'New password', 'Repeat the new password'];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
    await expect(document.title).toBe('Change password · Rolecast');
  },
};
let saving = held();
/** [S1.2] */
export const Changed: Story = {
  tags: ['!visual'], // It ends on a line that stands for another page.
  beforeEach({ msw }) {
    const errors = { currentPassword: 'This is not your current password.' };
    const refuse = failing(422, { code: 'VALIDATION', errors });
    let tries = 0;
    saving = held();
    msw.use(
      ...mock({
        changePassword: async (body) => {
          if (tries++ === 0) return refuse();
          await saving.wait();
          return accountHandlers.changePassword(body);
        },
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('it is refused once', async () => {
      await fill(userEvent, fields);
      await canvas.findByText('This is not your current password.');
      await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saving the password')).toBeInTheDocument();
    saving.release();
    await expect(await screen.findByText('The home page')).toBeVisible();
    await waitFor(() =>
      expect(toastQueue.all()).toMatchObject([{ kind: 'success', title: 'Your password was changed' }]),
    );
  },
};
export const Recovery: Story = {
  tags: ['!visual'], // It ends on a line that stands for another page.
  render: () => routes,
  beforeEach: () => {
    signOut();
    resetToken.write('rst_1', 600);
    return resetToken.clear;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await fill(userEvent, fields.slice(1));
    await expect(await screen.findByText('The home page')).toBeVisible();
    await expect(getSession().isLoggedIn).toBe(true);
    await expect(resetToken.read()).toBeUndefined();
  },
};
/** Neither a session nor the right to choose a new password. */
export const Forbidden: Story = {
  render: () => routes,
  beforeEach: () => signOut(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password/account',
    );
  },
};
