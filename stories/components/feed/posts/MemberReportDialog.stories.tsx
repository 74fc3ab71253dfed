import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { authors } from '../../../../mocks/factories/feed.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { MemberReportDialog } from '../../../../src/components/feed/posts/MemberReportDialog.tsx';

const meta = {
  title: 'Components/Feed/MemberReportDialog',
  component: MemberReportDialog,
  args: { target: { kind: 'member', author: authors.tomas }, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof MemberReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Report this member'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Pretends to be somebody else' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 7, details: '', block: false });
  },
};
