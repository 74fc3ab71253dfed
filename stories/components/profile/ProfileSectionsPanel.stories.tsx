import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { makeUserInfo } from '../../../mocks/factories/profile.ts';
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
export const Interests: Story = { args: { events, tab: 'interests' } };
