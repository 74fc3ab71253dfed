import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { makeTicket } from '../../../mocks/factories/account.ts';
import { accountHandlers } from '../../../mocks/handlers/account.ts';
import { held } from '../../../mocks/held.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { getSession } from '../../../src/api/session.ts';
import type { CodePurpose } from '../../../src/domain/account.ts';
import { lastLogin } from '../../../src/hooks/account/lastLogin.ts';
import { pendingCode, rememberCode } from '../../../src/hooks/account/pendingCode.ts';
import { resetToken } from '../../../src/hooks/account/resetToken.ts';
import VerifyPage from '../../../src/pages/account/VerifyPage.tsx';

/** A code was sent this many seconds ago. */
function sent(purpose: CodePurpose, secondsAgo = 0) {
  const known = { purpose, role: 1, countryCode: 'DE', phone: '1512345678', returnTo: '/tickets' } as const;
  const { userId, ...neutral } = makeTicket();
  const ticket = purpose === 'forgot' ? neutral : { userId, ...neutral };
  rememberCode(known, ticket, Date.now() - secondsAgo * 1000);
}

const meta = {
  title: 'Pages/Account/VerifyPage',
  component: VerifyPage,
  parameters: { path: '/verify/register' },
  render: () => (
    <Routes>
      <Route path="/verify/:purpose" element={<VerifyPage />} />
      <Route path="/login" element={<Link to="/verify/delete">The login page</Link>} />
      <Route path="/change-password" element={<p>The password page</p>} />
      <Route path="/delete-account" element={<Link to="/verify/something">The deletion page</Link>} />
      <Route path="/tickets" element={<p>The tickets page</p>} />
      <Route path="*" element={<p>The home page</p>} />
    </Routes>
  ),
  beforeEach({ msw, parameters }) {
    msw.use(...mock(accountHandlers));
    sent(parameters.purpose ?? 'register', parameters.secondsAgo);
    return () => {
      pendingCode.clear();
      resetToken.clear();
      lastLogin.clear();
    };
  },
} satisfies Meta<typeof VerifyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const code = () => screen.findByRole('textbox', { name: 'Code' });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verify your phone' })).toBeVisible();
    await expect(await code()).toHaveAccessibleDescription(/\+49 •••• ••78/);
    await expect(canvas.getByText(/Send again in 0:\d\d/)).toBeVisible();
  },
};
let checking = held();
/** [S1.2] The member is signed in and goes on where they wanted to go. */
export const Right: Story = {
  tags: ['!visual'], // It ends on a line that stands for another page.
  beforeEach({ msw }) {
    const message = 'This code is wrong. 4 tries left.';
    const refuse = failing(422, { code: 'OTP_WRONG', message, triesLeft: 4 });
    let tries = 0;
    checking = held();
    msw.use(
      ...mock({
        verify: async (body) => {
          if (tries++ < 2) return refuse();
          await checking.wait();
          return accountHandlers.verify(body);
        },
      }),
    );
  },
  play: async ({ userEvent, step }) => {
    // A wrong code is selected: the next digit begins a new one, also after the button was pressed.
    await step('it was wrong', async () => {
      await userEvent.type(await code(), '654321');
      await waitFor(async () =>
        expect(await code()).toHaveAccessibleDescription('This code is wrong. 4 tries left.'),
      );
      await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
      await waitFor(async () => expect(await code()).toHaveFocus());
      await userEvent.keyboard('1');
      await expect(await code()).toHaveValue('1');
    });
    await userEvent.keyboard('23456');
    await expect(await screen.findByText('Checking the code')).toBeInTheDocument();
    checking.release();
    await expect(await screen.findByText('The tickets page')).toBeVisible();
    await expect(getSession().isLoggedIn).toBe(true);
    await expect(pendingCode.read()).toBeUndefined();
  },
};
export const SentAgainByMail: Story = {
  parameters: { secondsAgo: 31 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send by e-mail instead' }));
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/a•••@example\.org/));
    await expect(canvas.getByText(/Send again in 0:\d\d/)).toBeVisible();
  },
};
export const NumberChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'New phone number' }), '15187654321{Enter}');
    await code();
    await expect(pendingCode.read()?.phone).toBe('15187654321');
  },
};
export const Recovery: Story = {
  tags: ['!visual'], // It ends on a line that stands for another page.
  parameters: { path: '/verify/forgot', purpose: 'forgot' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('If an account exists, a code was sent.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change number' })).toBeNull();
    await userEvent.type(await code(), '123456');
    await expect(await screen.findByText('The password page')).toBeVisible();
    await expect(resetToken.read()).toBe('rst_1');
  },
};
/** Opened without a code that was sent from here; for a deletion, which has a page of its own; and for nothing known. */
export const WithoutCode: Story = {
  tags: ['!visual'], // NotFoundPage is the same picture.
  parameters: { path: '/verify/login' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'The login page' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'The deletion page' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Oops! The page you are looking for does not exist.',
    );
  },
};
