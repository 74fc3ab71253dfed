import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { makeApplication } from '../../../../mocks/factories/applications.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { WithdrawDialog } from '../../../../src/components/jobs/apply/WithdrawDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Jobs/WithdrawDialog',
  component: WithdrawDialog,
  args: { application: makeApplication(), onWithdraw: fn(), onClose: fn() },
} satisfies Meta<typeof WithdrawDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Withdraw your application?';

export const Open: Story = {
  render: function Controlled(args) {
    const [application, setApplication] = useState<typeof args.application>();
    return (
      <>
        <Button onClick={() => setApplication(args.application)}>Withdraw it</Button>
        <WithdrawDialog {...args} application={application} onClose={() => setApplication(undefined)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Withdraw it' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await findDialog(title));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await findDialog(title);
  },
};
/** A reason that is too long is not sent. What was typed stays. */
export const Failed: Story = {
  args: { error: 'Something went wrong' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog(title));
    await expect(dialog.getByText('Something went wrong')).toBeInTheDocument();
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await userEvent.click(reason);
    await userEvent.paste('n'.repeat(501));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(dialog.getByText('A reason has at most 500 characters.')).toBeInTheDocument();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
    await userEvent.clear(reason);
    await userEvent.type(reason, ' I have signed elsewhere. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith({
      application: args.application,
      reason: 'I have signed elsewhere.',
    });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
