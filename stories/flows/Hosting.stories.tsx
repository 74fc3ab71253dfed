import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeChannel, makeOwnChannel } from '../../mocks/factories/live.ts';
import { fakeDevices } from '../../mocks/fakeDevices.ts';
import { fakeEngine } from '../../mocks/fakeEngine.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { liveHandlers } from '../../mocks/handlers/live.ts';
import { partsUrl, recordingHandlers, refusedParts, takenParts } from '../../mocks/handlers/recordings.ts';
import { changeChannel, roomWith } from '../../mocks/liveMemory.ts';
import { failing, mock, MockProblem } from '../../mocks/msw.ts';
import { pressOrChoose } from '../../mocks/pressOrChoose.ts';
import { quietStream } from '../../mocks/quietStream.ts';
import { signedIn } from '../../mocks/session.ts';
import { askAnew } from '../../src/realtime/news.ts';
import LiveRoomPage from '../../src/pages/live/LiveRoomPage.tsx';

const { channelName } = makeChannel();

/** A room on the air is not left, and its recording not lost, by mistake. */
const meta = {
  title: 'Flows/Hosting',
  component: LiveRoomPage,
  // LiveRoomPage and HostRoomPanel draw what is seen here.
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
    const stream = () => {
      throw quietStream();
    };
    msw.use(...mock({ ...liveHandlers, ...recordingHandlers, stream }));
    signedIn(undefined, { premium: true });
    roomWith(makeOwnChannel());
    const engine = fakeEngine();
    const devicesBack = fakeDevices();
    return () => {
      engine.restore();
      devicesBack();
    };
  },
} satisfies Meta<typeof LiveRoomPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = fn();
const sent = fn();
/** Where Agora carries the media it is the host's browser that records. */
const agoraAccess = {
  provider: 'AGORA' as const,
  token: 'lt_1',
  expiresAt: '2030-01-01T00:00:00.000Z',
  appId: 'a1b2',
  uid: 1,
};
/** The browser asks in its own words where this is prevented. */
const isClosedAtOnce = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
const onAir = () => screen.findByLabelText('What your audience sees');

/** A link asks as the button "End" does: End leads on, and Stay live forgets where it led. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await onAir();
    await expect(isClosedAtOnce()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Events' }));
    await userEvent.click(
      within(await findDialog('End your room?')).getByRole('button', { name: 'Stay live' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await onAir()).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Events' }));
    await userEvent.click(within(await findDialog('End your room?')).getByRole('button', { name: 'End' }));
    await expect(await screen.findByText('Elsewhere')).toBeVisible();
    await waitFor(() => expect(isClosedAtOnce()).toBe(true));
  },
};
/** Who only watches is not asked. */
export const Audience: Story = {
  beforeEach: () => roomWith(makeChannel()),
  play: async ({ userEvent }) => {
    await screen.findByLabelText('What Café Sol shows');
    await expect(isClosedAtOnce()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Events' }));
    await expect(await screen.findByText('Elsewhere')).toBeVisible();
  },
};
/** A recording that could not be ended goes on, and says so; it can be ended again. */
export const RecordingRunsOn: Story = {
  beforeEach({ msw }) {
    roomWith(makeOwnChannel({ isRecording: true, recordingId: 'r1' }));
    asked.mockClear();
    msw.use(
      ...mock({
        recordStop() {
          asked();
          throw new MockProblem(503, { code: 'UNAVAILABLE' });
        },
      }),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    const reader = { canvas, userEvent };
    await onAir();
    await pressOrChoose(reader, 'Stop recording');
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull());
    await expect(screen.getByText('REC')).toBeVisible();
    await expect(screen.queryByText(/Nothing more of your room is recorded/)).toBeNull();
    msw.use(...mock(recordingHandlers));
    await pressOrChoose(reader, 'Stop recording');
    await waitFor(() => expect(screen.queryByText('REC')).toBeNull());
  },
};
/** The disk is full, or the recording too large: the room goes on, and its host is told. */
export const RecordingLost: Story = {
  beforeEach: () => roomWith(makeOwnChannel({ isRecording: true, recordingId: 'r1' })),
  play: async () => {
    await onAir();
    await expect(await screen.findByText(/^REC/)).toBeVisible();
    changeChannel(channelName, { isRecording: false });
    askAnew();
    await expect(await screen.findByText(/The recording has ended by itself/)).toBeVisible();
    await expect(screen.queryByText(/^REC/)).toBeNull();
    await expect(await onAir()).toBeVisible();
  },
};
/** The page was loaded anew while its browser recorded: it goes on. */
export const RecordingGoesOn: Story = {
  // A browser records in its own time.
  tags: ['vitest'],
  beforeEach({ msw }) {
    sent.mockClear();
    roomWith(makeOwnChannel({ isRecording: true, recordingId: 'r1' }));
    msw.use(
      takenParts(sent),
      ...mock({
        generateToken: () => ({ message: 'Welcome', response: agoraAccess }),
        recordStart({ recordingId }) {
          const uploadUrls = Array.from({ length: 20 }, (_, at) => ({
            partNumber: 121 + at,
            url: `/media/parts/${121 + at}`,
          }));
          return {
            message: 'Recording',
            response: { recordingId: recordingId ?? 'r2', partSec: 1, uploadUrls },
          };
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await onAir();
    await waitFor(() => expect(sent).toHaveBeenNthCalledWith(1, '121'));
    await pressOrChoose({ canvas, userEvent }, 'Stop recording');
    await waitFor(() => expect(screen.queryByText(/^REC/)).toBeNull());
  },
};
/** Nothing more is taken, and the end of it is not heard either: the host knows, and saves what there is. */
export const RecordingCut: Story = {
  // A browser records in its own time.
  tags: ['vitest'],
  beforeEach({ msw }) {
    msw.use(
      refusedParts,
      ...mock({
        recordStart() {
          changeChannel(channelName, { isRecording: true, recordingId: 'r1' });
          const uploadUrls = [{ partNumber: 1, url: partsUrl }];
          return { message: 'Recording', response: { recordingId: 'r1', partSec: 1, uploadUrls } };
        },
        recordStop: failing(503, { code: 'UNAVAILABLE' }),
      }),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    const reader = { canvas, userEvent };
    await onAir();
    await pressOrChoose(reader, 'Record');
    await expect(await screen.findByText(/Nothing more of your room is recorded/)).toBeVisible();
    await expect(screen.getByText(/^REC/)).toBeVisible();
    msw.use(...mock(recordingHandlers));
    await pressOrChoose(reader, 'Stop recording');
    await waitFor(() => expect(screen.queryByText(/^REC/)).toBeNull());
    await expect(screen.queryByText(/Nothing more of your room is recorded/)).toBeNull();
    await expect(screen.queryByText(/The recording has ended by itself/)).toBeNull();
  },
};
