import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeChannel, makeOwnChannel } from '../../mocks/factories/live.ts';
import { fakeAgora, type FakeAgoraClient } from '../../mocks/fakeAgora.ts';
import { fakeDevices } from '../../mocks/fakeDevices.ts';
import { stillCamera } from '../../mocks/fixtures/stillCamera.ts';
import { liveHandlers } from '../../mocks/handlers/live.ts';
import { recordingHandlers } from '../../mocks/handlers/recordings.ts';
import { roomWith } from '../../mocks/liveMemory.ts';
import { mock } from '../../mocks/msw.ts';
import { quietStream } from '../../mocks/quietStream.ts';
import { signedIn } from '../../mocks/session.ts';
import { realClock } from '../../src/lib/clock.ts';
import LiveRoomPage from '../../src/pages/live/LiveRoomPage.tsx';
import { agoraEngine } from '../../src/platform/live/agoraEngine.ts';
import { setEngines } from '../../src/platform/live/engines.ts';

const { channelName } = makeChannel();

/** What the SDK's clients were asked, oldest first. */
let clients: FakeAgoraClient[] = [];
const current = () => clients.at(-1);
/** How often a token was given; each is told from the others by its number. */
let tokens = 0;
const asked = fn();

/** A room whose media Agora carries: the page, its hooks and the adapter as they are, only the SDK is a stand-in. */
const meta = {
  title: 'Flows/AtAgora',
  component: LiveRoomPage,
  // LiveRoomPage draws what is seen here: which way the media go does not show.
  tags: ['!visual'],
  parameters: { path: `/live/${channelName}` },
  render: () => (
    <>
      <Link to="/events">Events</Link>
      <Routes>
        <Route path="/live/:channelName" element={<LiveRoomPage />} />
        <Route path="*" element={<main>Elsewhere</main>} />
      </Routes>
    </>
  ),
  beforeEach({ msw }) {
    tokens = 0;
    asked.mockClear();
    msw.use(
      ...mock({
        ...liveHandlers,
        ...recordingHandlers,
        stream() {
          throw quietStream();
        },
        generateToken(body) {
          asked(body);
          tokens++;
          return {
            message: 'Welcome',
            response: {
              provider: 'AGORA' as const,
              token: `token ${tokens}`,
              expiresAt: '2030-01-01T00:00:00.000Z',
              appId: 'a1b2',
              uid: 40213,
            },
          };
        },
      }),
    );
    signedIn(undefined, { premium: true });
    const stand = fakeAgora();
    ({ clients } = stand);
    const enginesBack = setEngines({
      WEBRTC: () => Promise.reject(new Error('This room is at Agora')),
      AGORA: () => Promise.resolve(agoraEngine({ load: () => Promise.resolve(stand.sdk), clock: realClock })),
    });
    const devicesBack = fakeDevices();
    return () => {
      enginesBack();
      devicesBack();
    };
  },
} satisfies Meta<typeof LiveRoomPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentKinds = () => current()?.published.map(({ track }) => track.kind);
const joinedWith = (token: string) => [{ appId: 'a1b2', channel: channelName, token, uid: 40213 }];

/** Camera and microphone go to Agora with the token of this room, stop as they are switched off, and nothing is left behind. */
export const Host: Story = {
  beforeEach: () => roomWith(makeOwnChannel()),
  play: async ({ userEvent }) => {
    await screen.findByLabelText('What your audience sees');
    await waitFor(() => expect(sentKinds()).toEqual(['audio', 'video']));
    await expect(current()?.role).toBe('host');
    await expect(current()?.joined).toEqual(joinedWith('token 1'));
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ channelName, role: 0 }));
    await userEvent.click(screen.getByRole('button', { name: 'Switch the camera off' }));
    await waitFor(() => expect(sentKinds()).toEqual(['audio']));
    await userEvent.click(screen.getByRole('button', { name: 'Switch the camera on' }));
    await waitFor(() => expect(sentKinds()).toEqual(['audio', 'video']));
    current()?.tell('token-privilege-will-expire');
    await waitFor(() => expect(current()?.renewed).toEqual(['token 2']));
    await expect(clients).toHaveLength(1);
  },
};
/** Another tab has the place at Agora; "Continue here" takes it back with a token of its own. */
export const TakenOver: Story = {
  beforeEach: () => roomWith(makeOwnChannel()),
  play: async ({ userEvent }) => {
    await screen.findByLabelText('What your audience sees');
    await waitFor(() => expect(sentKinds()).toEqual(['audio', 'video']));
    current()?.tell('connection-state-change', 'DISCONNECTED', 'CONNECTED', 'UID_CONFLICT');
    await expect(await screen.findByText('You are live in another tab')).toBeVisible();
    await expect(clients[0]?.left).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(clients).toHaveLength(2));
    await waitFor(() => expect(sentKinds()).toEqual(['audio', 'video']));
    await expect(current()?.joined).toEqual(joinedWith('token 2'));
  },
};
/** The host's pictures move on the page, stop with them, come back after a break, and whoever leaves has left Agora. */
export const Audience: Story = {
  beforeEach: () => roomWith(makeChannel()),
  play: async ({ userEvent }) => {
    const video = await screen.findByLabelText<HTMLVideoElement>('What Café Sol shows');
    await waitFor(() => expect(current()?.joined).toEqual(joinedWith('token 1')));
    await expect(current()?.role).toBe('audience');
    const [track] = stillCamera().getVideoTracks();
    const host = { videoTrack: { getMediaStreamTrack: () => track } };
    current()?.tell('user-published', host, 'video');
    await waitFor(() => expect(video.videoWidth).toBe(640));
    const { currentTime } = video;
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(currentTime));
    current()?.tell('connection-state-change', 'RECONNECTING', 'CONNECTED', 'INTERRUPTED');
    await expect(await screen.findByText(/Reconnecting/)).toBeVisible();
    current()?.tell('connection-state-change', 'CONNECTED', 'RECONNECTING');
    await waitFor(() => expect(screen.queryByText(/Reconnecting/)).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Events' }));
    await expect(await screen.findByText('Elsewhere')).toBeVisible();
    await waitFor(() => expect(clients.every(({ left }) => left)).toBe(true));
    track?.stop();
  },
};
