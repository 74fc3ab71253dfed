import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  makeAchievement,
  makeCertificate,
  makeEducation,
  makeExperience,
} from '../../../mocks/factories/profileSections.ts';
import { media } from '../../../mocks/factories/feed.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { ProfileItem } from '../../../src/components/profile/ProfileItem.tsx';

const meta = {
  title: 'Components/Profile/ProfileItem',
  component: ProfileItem,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { item: makeExperience() },
} satisfies Meta<typeof ProfileItem>;
export default meta;
type Story = StoryObj<typeof meta>;
/** It ends in the future. */
export const Studying: Story = {
  args: { item: makeEducation({ isCurrent: false, endDate: '2027-06', startDate: '2024-10' }) },
};
export const Expired: Story = {
  args: { item: makeCertificate({ expiryDate: '2025-03-11', verificationStatus: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Expired 11 Mar 2025/)).toBeVisible();
  },
};
export const Achievement: Story = { args: { item: makeAchievement({ media: media(pictures.meadow) }) } };
const unverified = makeCertificate({ verificationStatus: 0 });
/** HR may ask for its verification. */
export const Askable: Story = {
  args: { item: unverified, ask: { title: unverified.certificateName, onAsk: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ask to verify/ }));
    await expect(args.ask?.onAsk).toHaveBeenCalledOnce();
  },
};
export const Asking: Story = {
  args: { item: unverified, ask: { title: unverified.certificateName, onAsk: fn(), busy: true } },
};
/** Words from right to left. */
export const RightToLeft: Story = {
  args: {
    item: makeExperience({
      jobTitle: 'مهندسة برمجيات',
      companyName: 'شركة الشمال',
      description: 'عملت على أنظمة الدفع لتسع سنوات.',
    }),
  },
};
