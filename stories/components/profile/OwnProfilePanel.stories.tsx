import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeMember, makeUserInfo } from '../../../mocks/factories/profile.ts';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { OwnProfilePanel } from '../../../src/components/profile/OwnProfilePanel.tsx';

const meta = {
  title: 'Components/Profile/OwnProfilePanel',
  component: OwnProfilePanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { info: makeUserInfo(), tab: 'about', onTab: fn() },
} satisfies Meta<typeof OwnProfilePanel>;
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

const picture = { noun: 'photo', filled: true, onPick: fn(), onRemove: fn() };
const own = {
  actions: { onEdit: fn(), onShare: fn(), onPreview: fn(), onOpenToWork: fn() },
  sections: events,
  photo: picture,
  cover: { ...picture, noun: 'cover' },
  onStep: fn(),
};

export const Default: Story = {
  args: { own },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Education' }));
    await expect(args.onTab).toHaveBeenCalledWith({ tab: 'education' });
    await expect(canvas.queryByRole('tab', { name: 'Documents' })).toBeNull();
  },
};
/** Other parts of the product fill these tabs. */
export const Slots: Story = {
  args: { own, tab: 'posts', slots: { posts: <p>Nine posts.</p> } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nine posts.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '9 posts' }));
    await expect(args.onTab).toHaveBeenCalledWith({ tab: 'posts' });
  },
};
export const Uploading: Story = {
  args: {
    own: { ...own, upload: { name: 'Your photo', state: 'uploading', progress: 0.4, onCancel: fn() } },
  },
};
export const UploadFailed: Story = {
  args: {
    own: {
      ...own,
      upload: {
        name: 'Your photo',
        state: 'failed',
        progress: 0.4,
        error: 'The connection broke. Please try again.',
        onRetry: fn(),
        onCancel: fn(),
      },
    },
  },
};
export const Preview: Story = { args: { preview: { viewer: 1, onViewer: fn(), onStop: fn() } } };
export const LongText: Story = {
  args: { own, info: makeUserInfo({ member: makeMember({ userName: longName, about: longText }) }) },
};
