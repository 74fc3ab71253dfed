import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeUserInfo } from '../../../mocks/factories/profile.ts';
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

// No chooser of the machine's own is to open.
const pressed = fn((event: MouseEvent) => event.preventDefault());

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
  args: {
    own: { ...own, begin: 1, onBegun: fn(), onStep: fn() },
    tab: 'posts',
    slots: { posts: <p>Nine posts.</p> },
  },
  beforeEach() {
    pressed.mockClear();
    document.addEventListener('click', pressed, { capture: true });
    return () => document.removeEventListener('click', pressed, { capture: true });
  },
  play: async ({ args, canvas, userEvent, step }) => {
    // Pressed on the dashboard: the chooser opens, and where the browser refuses that, its button has the focus.
    await step('it begins with the photo', async () => {
      await expect(canvas.getByRole('button', { name: 'Change your photo' })).toHaveFocus();
      await expect(pressed).toHaveBeenCalledTimes(1);
      await expect(pressed.mock.calls[0]?.[0].target).toHaveAttribute('aria-label', 'File of your photo');
      await expect(args.own?.onBegun).toHaveBeenCalledTimes(1);
      await expect(args.own?.onStep).not.toHaveBeenCalled();
    });
    await step('a count leads to its tab', async () => {
      await expect(canvas.getByText('Nine posts.')).toBeVisible();
      const counts = within(canvas.getByRole('list', { name: 'Counts' }));
      await expect(counts.getAllByRole('button')).toHaveLength(1);
      await userEvent.click(counts.getByRole('button', { name: '9 posts' }));
      await expect(args.onTab).toHaveBeenCalledWith({ tab: 'posts' });
    });
  },
};
/** A step that was pressed on the dashboard is begun, and is no matter of the upload. */
export const Uploading: Story = {
  args: {
    own: {
      ...own,
      begin: 2,
      onBegun: fn(),
      onStep: fn(),
      upload: { name: 'Your photo', state: 'uploading', progress: 0.4, onCancel: fn() },
    },
  },
  play: async ({ args }) => {
    await expect(args.own?.onStep).toHaveBeenCalledWith({ step: 2 });
    await expect(args.own?.onBegun).toHaveBeenCalledTimes(1);
  },
};
export const Preview: Story = {
  args: { preview: { viewer: 1, onViewer: fn(), onStop: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Seen by' }), '2');
    await expect(args.preview?.onViewer).toHaveBeenCalledWith({ viewer: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop preview' }));
    await expect(args.preview?.onStop).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
