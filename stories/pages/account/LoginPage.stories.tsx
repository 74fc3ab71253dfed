import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { credentials, makeTicket } from '../../../mocks/factories/account.ts';
import { StillLink } from '../../../mocks/fixtures/StillLink.tsx';
import { accountHandlers } from '../../../mocks/handlers/account.ts';
import { failing, mock, pending, unreachable } from '../../../mocks/msw.ts';
import { endSession, getSession } from '../../../src/api/session.ts';
import { LinkContext } from '../../../src/components/ui/LinkContext.tsx';
import { afterSignup } from '../../../src/hooks/account/afterSignup.ts';
import { lastLogin } from '../../../src/hooks/account/lastLogin.ts';
import { pendingCode } from '../../../src/hooks/account/pendingCode.ts';
import LoginPage from '../../../src/pages/account/LoginPage.tsx';

/** Where the page may lead. */
const places = (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="*" element={<Link to="/login">Another page</Link>} />
  </Routes>
);

const meta = {
  title: 'Pages/Account/LoginPage',
  component: LoginPage,
  parameters: { path: '/login' },
  render: () => places,
  beforeEach({ msw }) {
    msw.use(...mock(accountHandlers));
    lastLogin.write({ role: 1, countryCode: 'DE' });
    // The failure that the specification has logged is no defect of the story.
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      log.mockRestore();
      lastLogin.clear();
      pendingCode.clear();
    };
  },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function logIn(userEvent: User) {
  await screen.findByText('+49');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), credentials.phone);
  await userEvent.type(screen.getByLabelText('Password'), `${credentials.password}{Enter}`);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(document.title).toBe('Log in · Rolecast');
    await canvas.findByText('+49');
    await expect(canvas.getByRole('radio', { name: 'User' })).toBeChecked();
  },
};
/**
 * [S7.11] Refused once, then not verified. [S4.2] A session is stored only because the answer has an access token.
 */
export const LoggedIn: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  beforeEach({ msw }) {
    const message = 'Phone, role or password is wrong';
    const problem = { code: 'NOT_VERIFIED', message: 'Please enter the code that we sent you.' } as const;
    const refusals = [
      failing(422, { code: 'INVALID_CREDENTIALS', message }),
      failing(422, { ...problem, otp: makeTicket() }),
    ];
    msw.use(
      ...mock({
        login(body) {
          const refuse = refusals.shift();
          return refuse ? refuse() : accountHandlers.login(body);
        },
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('it is refused once', async () => {
      await logIn(userEvent);
      await canvas.findByText('Phone, role or password is wrong');
      await expect(console.error).toHaveBeenCalledWith('Login failed:', 'INVALID_CREDENTIALS');
      await expect(JSON.stringify(localStorage)).not.toContain(credentials.password);
    });
    await step('it leads to the code, and somebody comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      const elsewhere = await screen.findByText('Another page');
      await expect(elsewhere).toBeVisible();
      await expect(pendingCode.read()).toMatchObject({ purpose: 'login', otpSentTo: '+49 •••• ••78' });
      await userEvent.click(elsewhere);
    });
    await logIn(userEvent);
    await expect(await screen.findByText('Another page')).toBeVisible();
    await expect(getSession()).toMatchObject({ isLoggedIn: true, role: 1, token: 'tkn_amara' });
  },
};
/** The countries are on their way; the form is there. */
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ countries: pending }));
  },
};
/** At first there is no network. */
export const TooManyAttempts: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ login: unreachable }));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await logIn(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    msw.use(...mock({ login: failing(429, { code: 'RATE_LIMITED', retryAfterSec: 3 }) }));
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Try again in [1-3] s/));
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeDisabled();
  },
};
export const WaitIsOver: Story = {
  ...TooManyAttempts,
  // The clock of the pictures stands still.
  tags: ['!visual', 'vitest'],
  play: async (context) => {
    await TooManyAttempts.play?.(context);
    const { canvas } = context;
    const button = canvas.getByRole('button', { name: 'Log in' });
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 5000 });
    await waitFor(() => expect(button).toHaveStyle({ opacity: 1 }));
  },
};
export const SessionOver: Story = {
  beforeEach: () => endSession(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please log in again — your draft is kept')).toBeVisible();
  },
};
/** Nobody can log in to it, and no draft of it will be seen again. */
export const AccountGone: Story = {
  // As `SessionOver`, with another sentence.
  tags: ['!visual'],
  beforeEach: () => endSession(true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This account was deleted.')).toBeVisible();
    await expect(canvas.queryByText(/your draft is kept/)).toBeNull();
  },
};
/** Somebody followed a shared link (product S08). The way back survives the detour of making an account. */
export const Shared: Story = {
  parameters: {
    path: { pathname: '/login', state: { shared: 'event', returnTo: '/events/event-details/token' } },
  },
  render: () => <LinkContext value={StillLink}>{places}</LinkContext>,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Log in to see the event that was shared with you')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Create account' }));
    await expect(afterSignup.read()).toBe('/events/event-details/token');
    afterSignup.clear();
  },
};
