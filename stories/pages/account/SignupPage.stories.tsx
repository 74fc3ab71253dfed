import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { signupDetails } from '../../../mocks/factories/account.ts';
import { accountHandlers } from '../../../mocks/handlers/account.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { lastLogin } from '../../../src/hooks/account/lastLogin.ts';
import { pendingCode } from '../../../src/hooks/account/pendingCode.ts';
import { signupDraft } from '../../../src/hooks/account/signupDraft.ts';
import SignupPage from '../../../src/pages/account/SignupPage.tsx';

const meta = {
  title: 'Pages/Account/SignupPage',
  component: SignupPage,
  parameters: { path: '/signup' },
  render: () => (
    <Routes>
      <Route path="/signup" element={<SignupPage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
  ),
  beforeEach({ msw }) {
    msw.use(...mock(accountHandlers));
    lastLogin.write({ role: 1, countryCode: 'DE' });
    signupDraft.clear();
    return () => {
      lastLogin.clear();
      signupDraft.clear();
      pendingCode.clear();
    };
  },
} satisfies Meta<typeof SignupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
const restored = () => signupDraft.keep({ role: 1, details: signupDetails });

/** From a restored draft to the end. */
async function signUp(userEvent: User) {
  await screen.findByText('+49');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'a long pass phrase');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

/** A draft was left, and is discarded. */
export const Default: Story = {
  beforeEach: restored,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
    await expect(document.title).toBe('Create account · Rolecast');
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), ' Ndeye');
    await expect(signupDraft.read()).toMatchObject({ details: { firstName: 'Amara Ndeye' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('radiogroup')).toBeVisible();
    await expect(signupDraft.read()).toBeUndefined();
    await expect(canvas.queryByText(/Draft restored/)).toBeNull();
  },
};
/** The address names the role. */
export const WantedRole: Story = {
  parameters: { path: '/signup?role=2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toBeVisible();
    await expect(canvas.queryByText(/Draft restored/)).toBeNull();
  },
};
export const Restored: Story = {
  beforeEach: restored,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Amara');
    await expect(canvas.getByText(/Draft restored/)).toBeVisible();
    await canvas.findByText('+49');
  },
};
/** [S1.2] The code is sent; nothing of the password stays on the device. */
export const Done: Story = {
  tags: ['!visual'], // It ends on a line that stands for another page.
  beforeEach({ msw }) {
    restored();
    const fail = failing();
    let tries = 0;
    msw.use(...mock({ register: () => (tries++ === 0 ? fail() : accountHandlers.register()) }));
  },
  play: async ({ userEvent, step }) => {
    await step('it fails once', async () => {
      await signUp(userEvent);
      await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await expect(await screen.findByText('Another page')).toBeVisible();
    await expect(pendingCode.read()).toMatchObject({
      purpose: 'register',
      userId: 'u1',
      phone: '1512345678',
    });
    await expect(signupDraft.read()).toBeUndefined();
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('pass phrase');
  },
};
export const PhoneTaken: Story = {
  beforeEach({ msw }) {
    restored();
    const message = 'This phone already has a job seeker account — log in or recover';
    msw.use(
      ...mock({ register: failing(409, { code: 'PHONE_TAKEN', message, errors: { phone: message } }) }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    const phone = await canvas.findByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription(/already has a job seeker account/);
  },
};
/** The terms open above the form, which stays as it is. */
export const Terms: Story = {
  beforeEach: restored,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('+49');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.type(await canvas.findByLabelText('Password'), 'kept');
    await userEvent.click(canvas.getByRole('button', { name: 'terms' }));
    const heading = await screen.findByRole('heading', { name: 'What you may post' });
    await waitFor(() => expect(heading).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Password')).toHaveValue('kept');
  },
};
