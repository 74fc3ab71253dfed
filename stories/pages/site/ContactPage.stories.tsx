import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { siteHandlers } from '../../../mocks/handlers/site.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import { signOut } from '../../../src/api/session.ts';
import ContactPage from '../../../src/pages/site/ContactPage.tsx';

const meta = {
  title: 'Pages/Site/ContactPage',
  component: ContactPage,
  beforeEach({ msw }) {
    msw.use(...mock({ contactUs: siteHandlers.contactUs }));
    const forget = signedIn();
    signOut();
    return forget;
  },
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+49 40 1234567')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
  },
};
export const SignedIn: Story = {
  beforeEach: () => signedIn(),
  play: async ({ canvas }) => {
    await canvas.findByText('+49 40 1234567');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Amara Diallo');
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ contactUs: pending }));
  },
};
/** Where to reach them cannot be read; the form is there all the same. */
export const Error: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ contactUs: failing() }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Write to us' })).toBeVisible();
  },
};
/** Sent: the number takes the place of the form. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('+49 40 1234567')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Mai');
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'mai@example.org');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Topic/ }), 'Safety');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), 'A deposit');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'The poster wants a deposit.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/RC-2026-0042/)).toBeVisible();
    await expect(localStorage.getItem('draft..contact')).toBeNull();
  },
};
/** What was sent and refused stays. */
export const Refused: Story = {
  beforeEach({ msw }) {
    const draft = {
      name: 'Mai',
      email: 'mai@example.org',
      topic: '3',
      subject: 'A deposit',
      message: 'The poster wants a deposit.',
      homepage: '',
    };
    localStorage.setItem('draft..contact', JSON.stringify(draft));
    const refuse = fn(failing(429, { code: 'RATE_LIMITED', message: 'Please wait 40 minutes.' }));
    msw.use(
      ...mock({
        contactUs: (body) => (body && 'message' in body ? refuse() : siteHandlers.contactUs(body)),
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Please wait 40 minutes.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Subject/ })).toHaveValue('A deposit');
  },
};
