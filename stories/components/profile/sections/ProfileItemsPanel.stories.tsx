import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { media } from '../../../../mocks/factories/feed.ts';
import {
  makeAchievement,
  makeCertificate,
  makeEducation,
  makeExperience,
} from '../../../../mocks/factories/profileSections.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { ProfileItemsPanel } from '../../../../src/components/profile/sections/ProfileItemsPanel.tsx';

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
    // Each look that an item can have, whatever its kind.
    items: [
      // Words from right to left. Asked for and not sent yet: the owner alone learns of it.
      makeExperience({
        workExperienceId: 'we3',
        jobTitle: 'مهندسة برمجيات',
        companyName: 'شركة الشمال',
        description: 'عملت على أنظمة الدفع لتسع سنوات.',
        verificationStatus: 1,
      }),
      // It ends in the future.
      makeEducation({
        isCurrent: false,
        endDate: '2027-06',
        startDate: '2024-10',
        verificationStatus: 2,
      }),
      makeCertificate({ expiryDate: '2025-03-11', verificationStatus: 0 }),
      makeCertificate({ certificateId: 'ce2', certificateName: 'First aid' }),
      makeAchievement({ media: media(pictures.meadow) }),
      makeExperience({ workExperienceId: 'we4', description: undefined, skills: [] }),
      makeExperience({ workExperienceId: 'we5', description: undefined, skills: [] }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await expect(canvas.getByText(/Expired 11 Mar 2025/)).toBeVisible();
    for (const word of ['Verified', 'Verification requested', 'In review'])
      await expect(canvas.getByText(word)).toBeVisible();
  },
};
