import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { relations } from '../../../mocks/factories/people.ts';
import { ConnectDialog } from '../../../src/components/people/ConnectDialog.tsx';
import {
  RelationActions,
  type RelationActionsProps,
} from '../../../src/components/people/RelationActions.tsx';

const meta = {
  title: 'Components/People/RelationActions',
  component: RelationActions,
  args: { member: authors.ilse, relation: relations.stranger, onAct: fn() },
} satisfies Meta<typeof RelationActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect with Ilse van Dorp' }));
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ act: 'connect' }));
  },
};
export const AskedByThem: Story = {
  args: { relation: relations.asking },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the request of Ilse van Dorp' }));
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ act: 'accept' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline the request of Ilse van Dorp' }));
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ act: 'reject' }));
  },
};
/** Withdrawing is behind the word that says how things stand. */
export const AskedByMe: Story = {
  args: { relation: relations.asked },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Requested' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await screen.findByRole('menuitem', { name: 'Withdraw request' })).toBeVisible(),
    );
  },
};
/** Shown at once, and changed once more by the answer before the dialog has left: the focus goes to what stands here now. */
export const AskedJustNow: Story = {
  tags: ['!visual'], // It looks as AskedByMe does.
  render: function Controlled(args) {
    const [relation, setRelation] = useState(args.relation);
    const [asking, setAsking] = useState(false);
    const send = () => {
      setRelation(relations.asked);
      requestAnimationFrame(() => {
        setRelation({ ...relations.asked, mutualCount: 7 });
        requestAnimationFrame(() => setAsking(false));
      });
    };
    return (
      <>
        <RelationActions {...args} relation={relation} onAct={() => setAsking(true)} />
        <ConnectDialog
          member={asking ? args.member : undefined}
          onClose={() => setAsking(false)}
          onSubmit={send}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect with Ilse van Dorp' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Requested' })).toHaveFocus());
  },
};
/** A request was accepted: the button that was pressed goes; the focus stays. */
export const Connected: Story = {
  args: { relation: relations.asking },
  render: function Controlled(args) {
    const [relation, setRelation] = useState(args.relation);
    const accept: RelationActionsProps['onAct'] = (event) => {
      args.onAct(event);
      setRelation(relations.connected);
    };
    return <RelationActions {...args} relation={relation} onAct={accept} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the request of Ilse van Dorp' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'More about Ilse van Dorp' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('link', { name: 'Message to Ilse van Dorp' })).toHaveAttribute(
      'href',
      `/chats?with=${authors.ilse.userId}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Recommend Ilse van Dorp' }));
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ act: 'recommend' }));
  },
};
export const Followed: Story = {
  args: { member: authors.konoha, relation: relations.followed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Following 木の葉' }));
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ act: 'unfollow' }));
  },
};
