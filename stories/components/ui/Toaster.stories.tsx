import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { Dialog } from '../../../src/components/ui/Dialog.tsx';
import { Toaster } from '../../../src/components/ui/Toaster.tsx';
import { createToastQueue, type ToastContent } from '../../../src/lib/toastQueue.ts';

function queueOf(...contents: ToastContent[]) {
  const queue = createToastQueue();
  for (const content of contents) queue.add(content);
  return queue;
}

const posted: ToastContent = { kind: 'success', title: 'Your post is published' };
const refused: ToastContent = {
  kind: 'error',
  title: 'Something went wrong',
  description: 'Your like was taken back. Try again in a moment.',
};
const message: ToastContent = {
  kind: 'info',
  title: 'Rhea Kapoor is live',
  description: 'How I hire juniors',
  action: { label: 'Join', onClick: fn() },
};

const closeDialog = fn();

const meta = {
  title: 'Components/Ui/Toaster',
  component: Toaster,
  args: { queue: queueOf(posted), duration: Infinity },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S9.5] 4000 ms, top-right. */
export const Default: Story = {
  args: { queue: queueOf(posted), duration: undefined },
  beforeEach: () => {
    spyOn(globalThis, 'setTimeout');
  },
  play: async () => {
    const toast = await screen.findByRole('status');
    const box = toast.getBoundingClientRect();
    await expect(toast).toHaveTextContent('Your post is published');
    await waitFor(() => expect(globalThis.setTimeout).toHaveBeenCalledWith(expect.any(Function), 4000));
    await expect(box.top).toBeLessThan(innerHeight / 4);
    await expect(innerWidth - box.right).toBeLessThan(40);
    await expect(screen.getByRole('region', { name: 'Status messages' })).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};
/** Pressed at the right edge, a control stays in sight: the toast comes below it. */
export const NeverOverTheControl: Story = {
  args: { queue: queueOf() },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockStart: 84, insetInlineEnd: 40 }}>
        <Button>Follow</Button>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    await userEvent.click(button);
    args.queue.add(refused);
    const toast = await screen.findByRole('alert');
    const { bottom } = button.getBoundingClientRect();
    await expect(screen.getByRole('region', { name: 'Status messages' }).offsetTop).toBeGreaterThan(bottom);
    await expect(toast).toBeVisible();
  },
};
/** On a phone, pressed by a single key: that presses it while the focus is on another one. */
export const NeverOverTheKeysControl: Story = {
  args: { queue: queueOf() },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlock: '84px 20px', insetInlineEnd: 40 }}>
        <Button>Like</Button>
        <div style={{ position: 'absolute', insetBlockEnd: 0 }}>
          <Button>Write</Button>
        </div>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  // It looks as NeverOverTheControl does.
  tags: ['!visual', 'vitest'],
  play: async ({ args, canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like' });
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    like.click();
    args.queue.add(refused);
    await screen.findByRole('alert');
    const { bottom } = like.getBoundingClientRect();
    await expect(screen.getByRole('region', { name: 'Status messages' }).offsetTop).toBeGreaterThan(bottom);
    await expect(canvas.getByRole('button', { name: 'Write' })).toHaveFocus();
  },
};
/** [S9.5] No more than three; the fourth comes when there is room. */
export const ThreeAtMost: Story = {
  args: { queue: queueOf(posted, refused, message, { kind: 'info', title: 'The fourth' }) },
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    await expect(screen.queryByText('The fourth')).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(await screen.findByText('The fourth')).toBeInTheDocument();
  },
};
/**
 * [S9.5] Gone after its time, but not while somebody reads it. Its minute passes when the play says so. What answers it ends
 * it, and what is newer about a matter stands in the place of what was said before.
 */
export const Paused: Story = {
  args: { queue: queueOf(), duration: 60_000 },
  // The toasts that it ends with look as those of ThreeAtMost do.
  tags: ['!visual'],
  play: async ({ args, userEvent, step }) => {
    const started = spyOn(globalThis, 'setTimeout');
    const stopped = spyOn(globalThis, 'clearTimeout');
    const timers = () =>
      started.mock.calls.flatMap(([end, ms], at) => (ms && ms > 30_000 ? [{ end, at }] : []));
    args.queue.add(posted);
    const item = await screen.findByRole('status');
    await waitFor(() => expect(timers()).toHaveLength(1));
    await step('the pointer holds it', async () => {
      await userEvent.hover(item);
      const timer: unknown = started.mock.results[timers()[0]?.at ?? -1]?.value;
      await waitFor(() => expect(stopped).toHaveBeenCalledWith(timer));
      await expect(timers()).toHaveLength(1);
      await expect(item).toBeInTheDocument();
    });
    await step('then it goes', async () => {
      await userEvent.unhover(item);
      await waitFor(() => expect(timers()).toHaveLength(2));
      timers()[1]?.end();
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    });
    await step('its answer ends it', async () => {
      args.queue.add(message);
      await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
      await expect(message.action?.onClick).toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    });
    await step('a newer fact takes the place of the older one', async () => {
      args.queue.add({ kind: 'success', title: 'Moved to Accepted', about: 'application a1' });
      args.queue.add(posted);
      await expect(await screen.findByText('Moved to Accepted')).toBeInTheDocument();
      args.queue.add({ kind: 'success', title: 'Moved to On hold', about: 'application a1' });
      await expect(await screen.findByText('Moved to On hold')).toBeInTheDocument();
      await expect(screen.queryByText('Moved to Accepted')).toBeNull();
      await expect(screen.getByText('Your post is published')).toBeInTheDocument();
    });
  },
};
/** A dialog is no reason to miss a toast, and pressing a toast is no reason to lose the dialog. */
export const OverDialog: Story = {
  args: { queue: queueOf(refused) },
  decorators: [
    (Story) => (
      <>
        {/* First, as in the application, whose dialogs come later. */}
        <Story />
        <Dialog open title="Recommend Amara Diallo" onClose={closeDialog}>
          What did you do together?
        </Dialog>
      </>
    ),
  ],
  play: async ({ args, userEvent }) => {
    await findDialog('Recommend Amara Diallo');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await expect(closeDialog).not.toHaveBeenCalled();
    args.queue.add(refused);
    await screen.findByRole('alert');
  },
};
export const LongText: Story = {
  args: { queue: queueOf({ kind: 'error', title: longName, description: longText.slice(0, 300) }) },
};
