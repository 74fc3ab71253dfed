import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { accountHandlers } from '../../../mocks/handlers/account.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { lastLogin } from '../../../src/hooks/account/lastLogin.ts';
import { pendingCode } from '../../../src/hooks/account/pendingCode.ts';
import ForgotPasswordPage from '../../../src/pages/account/ForgotPasswordPage.tsx';

const meta = {
  title: 'Pages/Account/ForgotPasswordPage',
  component: ForgotPasswordPage,
  parameters: { path: '/forgot-password/hr' },
  render: () => (
    <Routes>
      <Route path="/forgot-password/:userType" element={<ForgotPasswordPage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
  ),
  beforeEach({ msw }) {
    msw.use(...mock(accountHandlers));
    lastLogin.write({ role: 2, countryCode: 'DE' });
    return () => {
      lastLogin.clear();
      pendingCode.clear();
    };
  },
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We send a code to the phone of your HR account.')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(document.title).toBe('Forgot password · Rolecast');
  },
};
/** [S1.2] */
export const Sent: Story = {
  tags: ['!visual'], // It ends on a line that stands for another page.
  beforeEach({ msw }) {
    const fail = failing();
    let tries = 0;
    msw.use(...mock({ passwordForgot: () => (tries++ === 0 ? fail() : accountHandlers.passwordForgot()) }));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('it fails once', async () => {
      await canvas.findByText('+49');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '4012345678{Enter}');
      await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await screen.findByText('Another page')).toBeVisible();
    await expect(pendingCode.read()).toMatchObject({ purpose: 'forgot', role: 2, phone: '4012345678' });
  },
};
/** The address names no role: the form asks for it. */
export const RolePicker: Story = {
  parameters: { path: '/forgot-password/plumber' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Which account?' })).toBeVisible();
  },
};
