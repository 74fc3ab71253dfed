import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { connectionLists } from '../../../mocks/factories/people.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { RecommendDialog } from '../../../src/components/people/RecommendDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const empty = { relationship: undefined, position: '', text: '', requestMessage: '' };

const meta = {
  title: 'Components/People/RecommendDialog',
  component: RecommendDialog,
  args: {
    request: { mode: 'write', member: authors.ilse },
    reader: authors.amara,
    initialValues: empty,
    onSubmit: fn(),
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RecommendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Controlled(args) {
    const [request, setRequest] = useState<typeof args.request>();
    return (
      <>
        <Button onClick={() => setRequest(args.request)}>Recommend</Button>
        <RecommendDialog {...args} request={request} onClose={() => setRequest(undefined)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Recommend' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog('Recommend Ilse van Dorp');
    // Escape closes it, and the focus goes back.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.keyboard('{Enter}');
    const dialog = within(await findDialog('Recommend Ilse van Dorp'));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /How do you know Ilse/ })).toHaveFocus());
  },
};
export const Ask: Story = {
  args: { request: { mode: 'ask', member: authors.ilse } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Ask Ilse van Dorp for a recommendation'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'They managed me');
    await userEvent.type(dialog.getByRole('textbox', { name: /Message/ }), 'Two lines would do.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    const sent = { ...empty, relationship: 1, requestMessage: 'Two lines would do.' };
    await expect(args.onSubmit).toHaveBeenCalledWith(sent);
  },
};
/** Nobody was chosen yet. */
export const AskSomebody: Story = {
  args: {
    request: { mode: 'ask' },
    picker: {
      state: { status: 'ready', items: connectionLists[0], hasMore: false, busy: false, onLoadMore: fn() },
      search: '',
      onSearch: fn(),
      onPick: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Ask a connection for a recommendation'));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Ilse van Dorp' }));
    await expect(args.picker?.onPick).toHaveBeenCalledOnce();
    await expect(args.picker?.onPick).toHaveBeenCalledWith({ member: authors.ilse });
  },
};
