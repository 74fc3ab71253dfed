import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OtpForm } from '../../../src/components/account/OtpForm.tsx';

const meta = {
  title: 'Components/Account/OtpForm',
  component: OtpForm,
  args: {
    sentTo: '+49 •••• ••78',
    channels: [0, 1],
    resendInSec: 24,
    onVerify: fn(),
    onResend: fn(),
    onChangeNumber: fn(),
  },
} satisfies Meta<typeof OtpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/sent to \+49 •••• ••78/);
  },
};
/** The server was down; five digits are not sent by themselves. */
export const Filled: Story = {
  args: { failure: { code: 'INTERNAL', message: 'Something went wrong' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '12345');
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};
/** [S5.1] */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await step('empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
      await expect(code).toHaveFocus();
      await expect(code).toHaveAccessibleDescription('Please enter the OTP.');
    });
    await step('too short', async () => {
      await userEvent.type(code, '123{Enter}');
      await expect(code).toHaveAccessibleDescription('The code has 6 digits.');
    });
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: { failure: { code: 'OTP_WRONG', message: 'This code is wrong. 4 tries left.' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription('This code is wrong. 4 tries left.');
  },
};
/** After a wrong code the next six digits are sent by themselves, typed or pasted as the message has them. */
export const Done: Story = {
  ...Rejected,
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveFocus();
    await userEvent.keyboard('654321');
    await expect(args.onVerify).toHaveBeenCalledOnce();
    await expect(args.onVerify).toHaveBeenCalledWith({ otp: '654321' });
    await userEvent.clear(code);
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await expect(args.onVerify).toHaveBeenCalledTimes(2);
    await expect(args.onVerify).toHaveBeenLastCalledWith({ otp: '123456' });
  },
};
