import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { countries } from '../../../mocks/factories/account.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { ContactDialog, type SentContactCode } from '../../../src/components/account/ContactDialog.tsx';

const code: SentContactCode = {
  sentTo: '+33 •••• ••78',
  resendInSec: 0,
  onVerify: fn(),
  busy: false,
  failure: undefined,
  onResend: fn(),
  resending: false,
  resendFailure: undefined,
  resent: undefined,
};

const meta = {
  title: 'Components/Account/ContactDialog',
  component: ContactDialog,
  args: { open: true, kind: 'phone', countries, countryCode: 'DE', onAsk: fn(), onClose: fn() },
} satisfies Meta<typeof ContactDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Current password');
const send = () => screen.getByRole('button', { name: 'Send code' });

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog('Change phone number');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'FR');
    await userEvent.type(box('New phone number'), '06 12 34 56 78');
    await userEvent.type(password(), 'a long pass phrase{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith({
      countryCode: 'FR',
      phone: '612345678',
      email: '',
      currentPassword: 'a long pass phrase',
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Email: Story = {
  args: { kind: 'email' },
  play: async ({ args, userEvent }) => {
    await findDialog('Change e-mail address');
    await userEvent.click(send());
    await expect(box('New e-mail address')).toHaveFocus();
    await expect(box('New e-mail address')).toHaveAccessibleDescription('Please enter your e-mail address.');
    await expect(password()).toHaveAccessibleDescription('Please enter your current password.');
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.type(box('New e-mail address'), 'amara@example.net');
    await userEvent.type(password(), 'a long pass phrase');
    await userEvent.click(send());
    await expect(args.onAsk).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'amara@example.net', currentPassword: 'a long pass phrase' }),
    );
  },
};
export const Rejected: Story = {
  args: {
    failure: {
      code: 'VALIDATION',
      message: 'Please check the marked fields.',
      fields: {
        newPhone: 'This phone has an account.',
        currentPassword: 'This is not your current password.',
      },
    },
  },
  play: async () => {
    await findDialog('Change phone number');
    await expect(box('New phone number')).toHaveAccessibleDescription('This phone has an account.');
    await expect(password()).toHaveAccessibleDescription('This is not your current password.');
  },
};
export const Code: Story = {
  args: { code },
  play: async ({ userEvent }) => {
    await findDialog('Change phone number');
    await expect(box('Code')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await expect(code.onResend).toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Send by e-mail instead' })).toBeNull();
    await userEvent.type(box('Code'), '123456');
    await expect(code.onVerify).toHaveBeenCalledWith({ otp: '123456' });
  },
};
