import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { connectionLists, makeConnection, relations } from '../../../mocks/factories/people.ts';
import { ConnectionItem } from '../../../src/components/people/ConnectionItem.tsx';

const [request = makeConnection()] = connectionLists[1];

const meta = {
  title: 'Components/People/ConnectionItem',
  component: ConnectionItem,
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 600, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  args: { connection: request, list: 1, onAct: fn() },
} satisfies Meta<typeof ConnectionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it was asked, and once it is declined. */
export const RequestReceived: Story = {
  render: (args) => (
    <>
      <ConnectionItem {...args} />
      <ConnectionItem {...args} connection={{ ...request, viewer: relations.stranger }} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the request of Joon-ho Park' }));
    await expect(args.onAct).toHaveBeenCalledWith({
      act: 'accept',
      member: args.connection.member,
      relation: args.connection.viewer,
      list: args.list,
    });
    await expect(canvas.getByText('Request declined')).toHaveAttribute('role', 'status');
  },
};
