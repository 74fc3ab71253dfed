import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProfileActions } from '../../../src/components/profile/ProfileActions.tsx';

const meta = {
  title: 'Components/Profile/ProfileActions',
  component: ProfileActions,
  decorators: [
    (Story) => (
      <div style={{ padding: 8, display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Story />
      </div>
    ),
  ],
  args: { onEdit: fn(), onShare: fn(), onPreview: fn() },
} satisfies Meta<typeof ProfileActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of a job seeker. */
export const WithResume: Story = {
  args: { onOpenToWork: fn(), onResume: fn(), onImport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download résumé' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  },
};
