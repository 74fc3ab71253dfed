import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { authors } from '../../../../mocks/factories/feed.ts';
import { suggest } from '../../../../mocks/factories/suggestions.ts';
import { SuggestionContext } from '../../../../src/components/ui/suggestions.ts';
import { CommentForm } from '../../../../src/components/feed/comments/CommentForm.tsx';

const meta = {
  title: 'Components/Feed/CommentForm',
  component: CommentForm,
  args: { label: 'Write a comment', value: '', author: authors.amara, onChange: fn(), onSubmit: fn() },
  render: function Controlled(args) {
    const [{ text, mentions }, setValue] = useState({ text: args.value, mentions: args.mentions ?? [] });
    return <CommentForm {...args} value={text} mentions={mentions} onChange={setValue} />;
  },
} satisfies Meta<typeof CommentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'The gloves! We had the same problem with door terminals.' } };
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Please write a comment.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: { value: 'The gloves!', error: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('The gloves!');
    await expect(field).toHaveAccessibleDescription(/offline/);
  },
};
export const Done: Story = {
  decorators: [
    (Story) => (
      <SuggestionContext value={suggest}>
        <Story />
      </SuggestionContext>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, '@to');
    await canvas.findByRole('option', { name: /Tomás/ });
    await expect(canvas.getByRole('listbox', { name: 'Members' })).toBeVisible();
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      text: '@Tomás Álvarez',
      mentions: [{ userId: 'u5', start: 0, length: 14 }],
    });
    await userEvent.clear(field);
    await userEvent.type(field, ' The gloves! ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ text: 'The gloves!', mentions: [] });
  },
};
export const DraftRestored: Story = {
  args: { value: 'I was about to say', onDiscardDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce();
  },
};
