import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { makePosted } from '../../../../mocks/factories/myEvents.ts';
import { findMenu } from '../../../../mocks/findMenu.ts';
import { MyEventMenu } from '../../../../src/components/events/posting/MyEventMenu.tsx';

const meta = {
  title: 'Components/Events/MyEventMenu',
  component: MyEventMenu,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    posted: makePosted(),
    href: '/?event=e1',
    onEdit: fn(),
    onDuplicate: fn(),
    onCancel: fn(),
    onDelete: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof MyEventMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  canvas.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await findMenu();
};
const entries = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(entries()).toEqual([
      'Edit',
      'See it as visitors do',
      'Share',
      'Duplicate',
      'Cancel the event',
    ]);
  },
};
