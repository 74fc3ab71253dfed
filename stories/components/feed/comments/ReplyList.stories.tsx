import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { authors, makeComment, replies } from '../../../../mocks/factories/feed.ts';
import { longName, longText } from '../../../../mocks/fixtures/longText.ts';
import { ReplyList } from '../../../../src/components/feed/comments/ReplyList.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Feed/ReplyList',
  component: ReplyList,
  args: {
    state: { ...ready, items: replies },
    form: { value: '', onChange: fn(), onSubmit: fn(), author: authors.amara },
    onLike: fn(),
    onEdit: fn(async () => {}),
    onDelete: fn(),
  },
} satisfies Meta<typeof ReplyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('');
    return <ReplyList {...args} form={{ ...args.form!, value, onChange: ({ text }) => setValue(text) }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reply' })[0]!);
    const field = canvas.getByRole('textbox', { name: 'Write a reply' });
    await expect(field).toHaveValue('@Ilse van Dorp ');
    await expect(field).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' }, writing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Write a reply' })).toHaveFocus();
  },
};
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = { args: { state: { ...ready, items: replies, hasMore: true } } };
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      items: [makeComment({ text: longText, author: { ...authors.tomas, userName: longName } })],
    },
  },
};
