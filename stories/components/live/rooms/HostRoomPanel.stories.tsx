import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { authors } from '../../../../mocks/factories/feed.ts';
import { liveComments, liveMembers, makeOwnChannel } from '../../../../mocks/factories/live.ts';
import { devicesOn } from '../../../../mocks/factories/liveRoom.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { pressOrChoose } from '../../../../mocks/pressOrChoose.ts';
import { stillCamera } from '../../../../mocks/fixtures/stillCamera.ts';
import { HostRoomPanel } from '../../../../src/components/live/rooms/HostRoomPanel.tsx';

const channel = makeOwnChannel();
const onRemove = fn();
const args: ComponentProps<typeof HostRoomPanel> = {
  bar: { channel, elapsedSec: 1457, bars: 4, onAudience: fn() },
  stage: {
    state: 'live',
    stream: undefined,
    host: authors.amara,
    hasPicture: false,
    own: true,
    onRetry: fn(),
  },
  controls: {
    devices: devicesOn(undefined),
    withVideo: true,
    recording: { on: false, busy: false, onToggle: fn() },
    canShare: true,
    onSwitch: fn(),
    onPick: fn(),
    onFlip: fn(),
    onShare: fn(),
    onCopyLink: fn(),
    onEnd: fn(),
  },
  comments: {
    channel,
    comments: liveComments,
    unsent: [],
    text: '',
    onType: fn(),
    onSend: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    moderation: { readerId: 'u1', onHide: fn(), onPin: fn(), onRemove, onMute: fn(), onSet: fn() },
  },
  audience: {
    open: false,
    onClose: fn(),
    members: liveMembers,
    keptOut: [],
    onRemove,
    onMute: fn(),
    onAllow: fn(),
  },
  end: { open: false, channel, busy: false, onEnd: fn(), onCancel: fn() },
  help: { devices: devicesOn(undefined), kinds: ['audio', 'video'], browser: 'chromium', onRetry: fn() },
  notices: [],
};

const meta = {
  title: 'Components/Live/HostRoomPanel',
  component: HostRoomPanel,
  parameters: { layout: 'bare' },
  args,
} satisfies Meta<typeof HostRoomPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function WithCamera(props) {
    const [camera] = useState(stillCamera);
    const devices = devicesOn(camera);
    return (
      <HostRoomPanel
        {...props}
        stage={{ ...props.stage, stream: camera, hasPicture: true, mirrored: true }}
        controls={{ ...props.controls, devices }}
      />
    );
  },
  play: async ({ args: { controls }, canvas, userEvent }) => {
    const reader = { canvas, userEvent };
    // What others see, without hearing it.
    await expect(canvas.getByLabelText<HTMLVideoElement>('What your audience sees').muted).toBe(true);
    const isWide = matchMedia('(min-width: 768px)').matches;
    const inRow = [
      'Mute the microphone',
      'Switch the camera off',
      isWide ? 'Copy link' : 'More actions',
      'End',
    ];
    const boxes = inRow.map((name) => canvas.getByRole('button', { name }).getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    for (const { width, height } of boxes) await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: 'Mute the microphone' }));
    await expect(controls.onSwitch).toHaveBeenCalledWith({ kind: 'audio', on: false });
    await pressOrChoose(reader, 'Next camera');
    await expect(controls.onFlip).toHaveBeenCalledOnce();
    await pressOrChoose(reader, 'Show your screen');
    await expect(controls.onShare).toHaveBeenCalledWith({ on: true });
    await pressOrChoose(reader, 'Record');
    await expect(controls.recording?.onToggle).toHaveBeenCalledOnce();
    await choose(reader, 'Headset', isWide ? 'Microphone and camera' : 'More actions');
    await expect(controls.onPick).toHaveBeenCalledWith({ kind: 'audio', deviceId: 'mic-2' });
    const end = canvas.getByRole('button', { name: 'End' });
    await userEvent.click(end);
    await expect(controls.onEnd).toHaveBeenCalledOnce();
    end.blur();
  },
};
export const Audio: Story = {
  args: {
    bar: { ...args.bar, channel: makeOwnChannel({ mediaType: 2, isRecording: true }), recordedSec: 300 },
    stage: { ...args.stage, speaking: true },
    controls: { ...args.controls, withVideo: false, recording: { on: true, busy: false, onToggle: fn() } },
    help: { ...args.help, kinds: ['audio'] },
  },
  play: async ({ args: { controls }, canvas, userEvent }) => {
    await expect(canvas.getByText('Speaking')).toBeVisible();
    // A host does not follow oneself, and knows what the room is about.
    await expect(canvas.queryByRole('button', { name: /^Follow/ })).toBeNull();
    await expect(canvas.queryByText(/Bring one dish/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /camera off/ })).toBeNull();
    await pressOrChoose({ canvas, userEvent }, 'Stop recording');
    await expect(controls.recording?.onToggle).toHaveBeenCalledOnce();
    // On phones the menu gives the focus back to its button, a moment after it is gone.
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^(Stop recording|More actions)$/),
    );
  },
};
export const Reconnecting: Story = {
  args: {
    stage: { ...args.stage, state: 'reconnecting' },
    notices: ['The microphone was unplugged. Now in use: Built-in microphone.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reconnecting. Your audience waits for you.')).toBeVisible();
    await expect(canvas.getByText(/The microphone was unplugged/)).toBeVisible();
  },
};
/** Whom the host kept out by mistake is let in again, and whoever was muted may comment again, here or not. */
export const Audience: Story = {
  args: {
    audience: {
      ...args.audience,
      open: true,
      keptOut: [
        { member: authors.konoha, action: 3 },
        { member: authors.ilse, action: 4 },
        { member: authors.nordlicht, action: 4 },
      ],
    },
  },
  play: async ({ args: { audience }, userEvent }) => {
    const drawer = within(await findDialog('Audience'));
    await userEvent.click(drawer.getByRole('button', { name: 'Keep Joon-ho Park from commenting' }));
    await expect(audience.onMute).toHaveBeenCalledWith({ userId: 'u7' });
    for (const [name, { userId }] of [
      ['Let Ilse van Dorp comment again', authors.ilse],
      [`Let ${authors.konoha.userName} in again`, authors.konoha],
      [`Let ${authors.nordlicht.userName} comment again`, authors.nordlicht],
    ] as const) {
      await userEvent.click(drawer.getByRole('button', { name }));
      await expect(audience.onAllow).toHaveBeenLastCalledWith({ userId });
    }
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Ilse van Dorp from the room' }));
    await expect(onRemove).toHaveBeenCalledWith({ userId: 'u6', userName: 'Ilse van Dorp' });
  },
};
const unwatched = makeOwnChannel({ isRecording: true, audience: 0 });
/** The recording is kept, under a title of its own. */
export const Ending: Story = {
  args: { bar: { ...args.bar, channel: unwatched }, end: { ...args.end, open: true, channel: unwatched } },
  play: async ({ args: { end }, userEvent }) => {
    const dialog = within(await findDialog('End your room?'));
    await expect(dialog.getByText(/Nobody is watching at the moment/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Stay live' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(end.onCancel).toHaveBeenCalledOnce();
    // Nothing is asked of a recording that is thrown away.
    const keep = dialog.getByRole('checkbox', { name: 'Keep the recording' });
    await userEvent.click(keep);
    await expect(dialog.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    await expect(end.onEnd).toHaveBeenLastCalledWith(expect.objectContaining({ keep: false }));
    await userEvent.click(keep);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    await expect(title).toHaveAccessibleDescription('Please give it a title.');
    await userEvent.type(title, 'How I hire');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Who may see it' }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    await expect(end.onEnd).toHaveBeenLastCalledWith({ title: 'How I hire', visibility: '2', keep: true });
  },
};
