import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/components/ui/Button.tsx';
import { makeMember } from '../../../mocks/factories/profile.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { ProfileHeader } from '../../../src/components/profile/ProfileHeader.tsx';

const meta = {
  title: 'Components/Profile/ProfileHeader',
  component: ProfileHeader,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { member: makeMember() },
} satisfies Meta<typeof ProfileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { actions: <Button>Connect</Button>, children: '3 connections in common' },
};
export const LongText: Story = {
  args: {
    member: makeMember({
      userName: longName,
      headline: longText.slice(0, 120),
      location: { city: longWord, country: 'DE' },
      website: `https://${longWord.toLowerCase().replaceAll('ä', 'a')}.example.org`,
      premiumUser: 1,
      openToWork: {
        isOpen: true,
        roles: [longWord, longName.slice(0, 100)],
        workplaceTypes: [1, 2, 3],
        visibleTo: 0,
      },
    }),
    actions: <Button>Connect</Button>,
  },
};
