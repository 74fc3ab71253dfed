import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { accountHandlers } from '../../../mocks/handlers/account.ts';
import { held } from '../../../mocks/held.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import { getSession, getSessionEnd, signOut } from '../../../src/api/session.ts';
import { Main } from '../../../src/components/ui/Main.tsx';
import DeleteAccountPage from '../../../src/pages/account/DeleteAccountPage.tsx';

const meta = {
  title: 'Pages/Account/DeleteAccountPage',
  component: DeleteAccountPage,
  parameters: { path: '/delete-account' },
  render: () => (
    <Main>
      <Routes>
        <Route path="/delete-account" element={<DeleteAccountPage />} />
        <Route path="/login" element={<p>The login page</p>} />
        <Route path="*" element={<p>The home page</p>} />
      </Routes>
    </Main>
  ),
  beforeEach({ msw }) {
    msw.use(...mock(accountHandlers));
    return signedIn();
  },
} satisfies Meta<typeof DeleteAccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function confirm(userEvent: User) {
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(code).toHaveFocus());
  await expect(screen.getByText(/Send again in 0:\d\d/)).toBeVisible();
  await userEvent.type(code, '123456');
  await userEvent.type(screen.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
  await userEvent.click(screen.getByRole('button', { name: 'Delete for ever' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Delete account' })).toBeVisible();
    await expect(document.title).toBe('Delete account · Rolecast');
  },
};
let asking = held();
/** [S1.2] Storage is cleared; the landing page says goodbye. */
export const Deleted: Story = {
  tags: ['!visual'], // It ends on a line that stands for another page.
  beforeEach({ msw }) {
    const events = 'You have sold tickets for events to come. Cancel them first.';
    const keep = failing(409, { code: 'UPCOMING_EVENTS', message: events });
    const wrong = 'This code is wrong. 4 tries left.';
    const refuse = failing(422, { code: 'OTP_WRONG', message: wrong, triesLeft: 4 });
    asking = held();
    let asked = 0;
    let tries = 0;
    msw.use(
      ...mock({
        verifyAccount: async () => {
          await asking.wait();
          return asked++ === 0 ? keep() : accountHandlers.verifyAccount();
        },
        deleteAccount: () => (tries++ === 0 ? refuse() : accountHandlers.deleteAccount()),
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('events to come stand in the way', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
      await expect(canvas.getByText('Please wait')).toBeInTheDocument();
      asking.release();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/Cancel them first/);
    });
    await step('the code is wrong', async () => {
      await confirm(userEvent);
      await canvas.findByText('This code is wrong. 4 tries left.');
      await expect(getSession().isLoggedIn).toBe(true);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete for ever' }));
    await expect(await screen.findByText('The home page')).toBeVisible();
    await expect(getSession().isLoggedIn).toBe(false);
    await expect(getSessionEnd()).toBe('deleted');
    await expect(localStorage.getItem('user')).toBeNull();
  },
};
export const Forbidden: Story = {
  tags: ['!visual'], // It ends on a line that stands for another page.
  beforeEach: () => signOut(),
  play: async () => {
    await expect(await screen.findByText('The login page')).toBeVisible();
  },
};
