import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { liveComments, makeChannel } from '../../../../mocks/factories/live.ts';
import { stillCamera } from '../../../../mocks/fixtures/stillCamera.ts';
import {
  AudienceRoomPanel,
  type AudienceRoomPanelProps,
} from '../../../../src/components/live/rooms/AudienceRoomPanel.tsx';

const channel = makeChannel();
const args: AudienceRoomPanelProps = {
  bar: { channel, elapsedSec: 1457, bars: 3, onFollow: fn() },
  stage: { state: 'live', stream: undefined, host: channel.host, hasPicture: false, onRetry: fn() },
  controls: {
    channel,
    soundOnly: false,
    onSoundOnly: fn(),
    onLike: fn(),
    onCopyLink: fn(),
    onReport: fn(),
    leaveHref: '/',
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
  },
};

const meta = {
  title: 'Components/Live/AudienceRoomPanel',
  component: AudienceRoomPanel,
  parameters: { layout: 'bare' },
  args,
} satisfies Meta<typeof AudienceRoomPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function WithCamera(props) {
    const [stream] = useState(stillCamera);
    return <AudienceRoomPanel {...props} stage={{ ...props.stage, stream, hasPicture: true }} />;
  },
  play: async ({ args: { bar, controls }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Café Sol' }));
    await expect(bar.onFollow).toHaveBeenCalledWith({ following: true });
    const like = canvas.getByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await expect(controls.onLike).toHaveBeenCalledOnce();
    like.blur();
    await choose({ canvas, userEvent }, 'Sound only');
    await expect(controls.onSoundOnly).toHaveBeenCalledWith({ on: true });
    await choose({ canvas, userEvent }, 'Report');
    await expect(controls.onReport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/');
  },
};
export const Audio: Story = {
  args: {
    bar: { ...args.bar, channel: makeChannel({ mediaType: 2 }) },
    stage: { ...args.stage, speaking: true },
    controls: { ...args.controls, channel: makeChannel({ isLiked: true }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Speaking')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take your like back' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
