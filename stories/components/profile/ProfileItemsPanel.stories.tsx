import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeExperience } from '../../../mocks/factories/profileSections.ts';
import { ProfileItemsPanel } from '../../../src/components/profile/ProfileItemsPanel.tsx';

const meta = {
  title: 'Components/Profile/ProfileItemsPanel',
  component: ProfileItemsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    kind: 'experience',
    items: [
      makeExperience(),
      makeExperience({
        workExperienceId: 'we2',
        jobTitle: 'Backend developer',
        companyName: 'Kade Payments',
        isCurrent: false,
        endDate: '2021-08',
        startDate: '2016-02',
      }),
    ],
  },
} satisfies Meta<typeof ProfileItemsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const events = { onAdd: fn(), onEdit: fn(), onDelete: fn(), onUndo: fn(), onMove: fn(), onEnd: fn() };
/** One was deleted, and can be taken back. */
export const Deleted: Story = {
  args: { events, deleted: new Set(['we2']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.events?.onUndo).toHaveBeenCalledWith({ item: args.items[1] });
  },
};
/** More than five are folded. */
export const Folded: Story = {
  args: {
    events,
    items: Array.from({ length: 7 }, (_, index) =>
      makeExperience({
        workExperienceId: `w${index}`,
        jobTitle: `Position ${index + 1}`,
        description: undefined,
        skills: [],
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
};
