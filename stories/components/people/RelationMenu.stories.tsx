import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
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
export const Muted: Story = {
  ...Open,
  args: { relation: relations.muted },
  play: async (context) => {
    await Open.play?.(context);
    await expect(screen.getByRole('menuitem', { name: 'Unmute' })).toBeVisible();
  },
};
/** Reporting stays possible. */
export const Blocked: Story = {
  args: { relation: relations.blocked },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Report', 'More about Ilse van Dorp');
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith({ act: 'report' }));
  },
};
