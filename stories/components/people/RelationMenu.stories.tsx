import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { relations } from '../../../mocks/factories/people.ts';
import { RelationMenu } from '../../../src/components/people/RelationMenu.tsx';

const meta = {
  title: 'Components/People/RelationMenu',
  component: RelationMenu,
  args: { name: 'Ilse van Dorp', relation: relations.connected, onAct: fn() },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'flex-start',
          maxWidth: 320,
          minHeight: 320,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RelationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More about Ilse van Dorp' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: 'Block' })).toBeVisible());
  },
};
