import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { fakeDevices } from '../../../mocks/fakeDevices.ts';
import { fakeEngine, type FakeEngine } from '../../../mocks/fakeEngine.ts';
import { makeChannel, makeOwnChannel } from '../../../mocks/factories/live.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { liveHandlers } from '../../../mocks/handlers/live.ts';
import { peopleHandlers } from '../../../mocks/handlers/people.ts';
import { recordingHandlers } from '../../../mocks/handlers/recordings.ts';
import { roomWith } from '../../../mocks/liveMemory.ts';
import { failing, mock, MockProblem } from '../../../mocks/msw.ts';
import { pressOrChoose } from '../../../mocks/pressOrChoose.ts';
import { quietStream } from '../../../mocks/quietStream.ts';
import { signedIn } from '../../../mocks/session.ts';
import { tellEvent } from '../../../src/realtime/events.ts';
import LiveRoomPage from '../../../src/pages/live/LiveRoomPage.tsx';

const { channelName } = makeChannel();
let engine: FakeEngine;

const meta = {
  title: 'Pages/Live/LiveRoomPage',
  component: LiveRoomPage,
  parameters: { path: `/live/${channelName}` },
  render: () => (
    <Routes>
      <Route path="/live/:channelName" element={<LiveRoomPage />} />
      <Route path="*" element={<main>Elsewhere</main>} />
    </Routes>
  ),
  beforeEach({ msw }) {
    const stream = () => {
      throw quietStream();
    };
    const { followUser } = peopleHandlers;
    msw.use(...mock({ ...liveHandlers, ...recordingHandlers, followUser, stream }));
    signedIn(undefined, { premium: true });
    engine = fakeEngine();
    const devicesBack = fakeDevices();
    return () => {
      engine.restore();
      devicesBack();
    };
  },
} satisfies Meta<typeof LiveRoomPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const room = { type: 'live.state', channelName, title: makeChannel().title, isRecording: false } as const;
const settings = { commentsOff: false, slowModeSec: 0 } as const;

const watches = async () => {
  const video = await screen.findByLabelText<HTMLVideoElement>('What Café Sol shows');
  await waitFor(() => expect(video).toBeVisible());
  await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(2));
};

/** Watching asks for no device; comments and likes are there at once. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const asked = fn();
    navigator.mediaDevices.getUserMedia = asked;
    await watches();
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Boa noite!{Enter}');
    // It is drawn as one that is on its way first.
    await waitFor(() => expect(screen.getByText('Boa noite!')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    await expect(await screen.findByText('97 likes')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Follow Café Sol' }));
    await expect(await screen.findByRole('button', { name: /ing Café Sol$/ })).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};
/**
 * Who follows the host comes in; a room that is full and a link that is lost are tried again, and what the stream tells is
 * seen at once.
 */
export const Told: Story = {
  // What is told is drawn in the other stories; RoomGatePanel, StagePlayer and ReportDialog draw the rest.
  tags: ['!visual'],
  beforeEach({ msw }) {
    roomWith(makeChannel({ access: 'FOLLOWERS', visibility: 1 }));
    const followed = () => {
      roomWith(makeChannel({ visibility: 1, isFollowing: true }));
      return { message: 'Following', response: { following: true, followerCount: 1 } };
    };
    msw.use(...mock({ followUser: followed as never, generateToken: failing(409, { code: 'CONFLICT' }) }));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Café Sol' }));
    await expect(await screen.findByText('This room is full')).toBeVisible();
    msw.use(...mock({ generateToken: liveHandlers.generateToken }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await watches();
    await expect(screen.queryByRole('button', { name: 'Follow Café Sol' })).toBeNull();
    engine.listener?.onFlow?.({ audio: false, video: false });
    await expect(await screen.findByText('Waiting for the picture…')).toBeVisible();
    engine.listener?.onFlow?.({ audio: true, video: true });
    engine.listener?.onState('over');
    engine.listener?.onEnd({ why: 'unreachable' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The connection is lost.')).toBeNull());
    tellEvent({ type: 'live.audience', channelName, audience: 215, peak: 260 });
    await expect(await screen.findByText('215 watching')).toBeVisible();
    tellEvent({ type: 'live.kick', channelName, action: 4 });
    await expect(await screen.findByText('The host keeps you from commenting.')).toBeVisible();
    tellEvent({ ...room, ...settings, state: 'HOST_AWAY' });
    await expect(await screen.findByText('Host is reconnecting')).toBeVisible();
    // It is the room that is reported; its host with it, if one likes.
    await choose({ canvas, userEvent }, 'Report');
    await expect(await findDialog('Report this live room')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { closed } = engine;
    tellEvent({ type: 'live.kick', channelName, action: 3 });
    await expect(await screen.findByText('You cannot be in this room')).toBeVisible();
    await expect(screen.getByText('Café Sol has removed you from it.')).toBeVisible();
    await waitFor(() => expect(engine.closed).toBeGreaterThan(closed));
  },
};
export const NotFound: Story = {
  parameters: { path: '/live/0000000000000000' },
  play: async () => {
    await expect(await screen.findByText('There is no such room')).toBeVisible();
  },
};
export const Host: Story = {
  beforeEach: () => roomWith(makeOwnChannel()),
  play: async ({ canvas, userEvent }) => {
    const video = await screen.findByLabelText('What your audience sees');
    await waitFor(() => expect(video).toBeVisible());
    await waitFor(() => expect(engine.sent?.video).toBeDefined());
    await userEvent.click(screen.getByRole('button', { name: 'Switch the camera off' }));
    await waitFor(() => expect(engine.sent?.video).toBeUndefined());
    await pressOrChoose({ canvas, userEvent }, 'Record');
    await expect(await screen.findByText(/^REC/)).toBeVisible();
  },
};
/**
 * A second tab asks before it takes over, and the one that was put out does not come back by itself. Who ends the room
 * switches everything off.
 */
export const TakeOver: Story = {
  tags: ['!visual'], // RoomGatePanel draws the question, and what comes in the end.
  beforeEach({ msw }) {
    roomWith(makeOwnChannel());
    msw.use(
      ...mock({
        generateToken(body) {
          if (!body.takeover) throw new MockProblem(409, { code: 'CONFLICT' });
          return liveHandlers.generateToken(body);
        },
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue here' }));
    await screen.findByLabelText('What your audience sees');
    await waitFor(() => expect(engine.listener).toBeDefined());
    engine.listener?.onState('over');
    engine.listener?.onEnd({ why: 'replaced' });
    await expect(await screen.findByText('You are live in another tab')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    await screen.findByLabelText('What your audience sees');
    // Not the one that was switched off before.
    const camera = await waitFor(() => {
      const video = engine.sent?.video;
      if (video?.readyState !== 'live') throw new Error('No camera is sent yet');
      return video;
    });
    const { closed } = engine;
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    const dialog = within(await findDialog('End your room?'));
    await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    await expect(await screen.findByText('Your room is closed')).toBeVisible();
    await expect(camera.readyState).toBe('ended');
    await expect(engine.closed).toBeGreaterThan(closed);
  },
};
