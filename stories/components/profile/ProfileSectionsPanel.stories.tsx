import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeAgency, makeMember, makeUserInfo } from '../../../mocks/factories/profile.ts';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { ProfileSectionsPanel } from '../../../src/components/profile/ProfileSectionsPanel.tsx';

const meta = {
  title: 'Components/Profile/ProfileSectionsPanel',
  component: ProfileSectionsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16, display: 'grid', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
  args: { info: makeUserInfo(), tab: 'about' },
} satisfies Meta<typeof ProfileSectionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const events = {
  items: { onAdd: fn(), onEdit: fn(), onDelete: fn(), onUndo: fn(), onMove: fn(), onEnd: fn() },
  deleted: new Set<string>(),
  passions: { events: { onAdd: fn(), onRemove: fn(), onType: fn() } },
  languages: { onAdd: fn(), onEdit: fn(), onRemove: fn() },
  onInterests: fn(),
  onAbout: fn(),
  onDetails: fn(),
  onVisibility: fn(),
};

export const Default: Story = { args: { events } };
/** As others see it. */
export const ReadOnly: Story = {
  args: { info: makeUserInfo({ member: makeMember({ phone: undefined, email: undefined }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Contact' })).toBeNull();
  },
};
export const Skills: Story = { args: { events, tab: 'skills' } };
export const Languages: Story = { args: { events, tab: 'languages' } };
export const Interests: Story = { args: { events, tab: 'interests' } };
export const Private: Story = {
  args: { tab: 'certificates', info: makeUserInfo({ sections: {}, connectionsOnly: ['certificates'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visible to connections')).toBeVisible();
  },
};
export const OfAnAgency: Story = {
  args: { info: makeUserInfo({ member: makeAgency(), sections: {} }), events },
};
export const LongText: Story = {
  args: { info: makeUserInfo({ member: makeMember({ about: longText }) }), events },
};
