import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  DeleteAccountForm,
  type DeleteAccountFormProps,
} from '../../../src/components/account/DeleteAccountForm.tsx';

const meta = {
  title: 'Components/Account/DeleteAccountForm',
  component: DeleteAccountForm,
  args: {
    cancelHref: '/',
    channels: [],
    resendInSec: 0,
    onSendCode: fn(),
    onResend: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof DeleteAccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentTo = '+49 •••• ••78';

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'What goes' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What stays' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const Filled: Story = {
  args: { sentTo },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('123456');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123456');
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: { sentTo },
  play: async ({ args, canvas, userEvent, step }) => {
    const word = canvas.getByRole('textbox', { name: 'Type DELETE to confirm' });
    await step('empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete for ever' }));
      const code = canvas.getByRole('textbox', { name: 'Code' });
      await expect(code).toHaveFocus();
      await expect(code).toHaveAccessibleDescription('Please enter the OTP.');
    });
    await step('in small letters', async () => {
      await userEvent.type(word, 'delete');
      await expect(word).toHaveAccessibleDescription('Please type DELETE in capital letters.');
    });
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: { sentTo, failure: { code: 'OTP_WRONG', message: 'This code is wrong. 4 tries left.' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription('This code is wrong. 4 tries left.');
  },
};
/** Refused once: the next digits that are typed take the place of the wrong ones. */
export const Done: Story = {
  render: function Controlled(args) {
    const [failure, setFailure] = useState<typeof args.failure>();
    const refuseOnce: DeleteAccountFormProps['onDelete'] = (event) => {
      args.onDelete(event);
      if (event.otp === '654321')
        setFailure({ code: 'OTP_WRONG', message: 'This code is wrong. 4 tries left.' });
    };
    return <DeleteAccountForm {...args} failure={failure} onDelete={refuseOnce} />;
  },
  args: { sentTo },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    const remove = () => userEvent.click(canvas.getByRole('button', { name: 'Delete for ever' }));
    await userEvent.type(code, '654321');
    await userEvent.type(canvas.getByRole('textbox', { name: /Why do you leave/ }), 'I found a job.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await remove();
    await expect(code).toHaveFocus();
    await userEvent.keyboard('12');
    await expect(code).toHaveValue('12');
    await userEvent.keyboard('3456');
    await remove();
    await expect(args.onDelete).toHaveBeenLastCalledWith({ otp: '123456', reason: 'I found a job.' });
  },
};
export const UpcomingEvents: Story = {
  args: {
    eventsHref: '/my-events',
    failure: {
      code: 'UPCOMING_EVENTS',
      message: 'You have sold tickets for events to come. Cancel them first.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My events' })).toHaveAttribute('href', '/my-events');
  },
};
