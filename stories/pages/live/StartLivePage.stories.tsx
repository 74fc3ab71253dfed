import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { fakeDevices } from '../../../mocks/fakeDevices.ts';
import { liveHandlers } from '../../../mocks/handlers/live.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import StartLivePage from '../../../src/pages/live/StartLivePage.tsx';

function Started() {
  const { pathname } = useLocation();
  return pathname === '/live' ? <StartLivePage /> : <main>Now at {pathname}</main>;
}
const video = { path: { pathname: '/live', state: { streamType: 'video' } } };

const meta = {
  title: 'Pages/Live/StartLivePage',
  component: StartLivePage,
  parameters: { path: '/live' },
  render: () => <Started />,
  beforeEach({ msw }) {
    msw.use(...mock(liveHandlers));
    signedIn(undefined, { premium: true });
    return fakeDevices();
  },
} satisfies Meta<typeof StartLivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who comes without having said what is asked. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Live Video' }));
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Live Video');
    await expect(await screen.findByLabelText('What your camera sees')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Switch the camera off' }));
    await expect(await screen.findByText('Your camera is off')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'How I hire juniors');
    await expect(screen.getByRole('button', { name: 'Go live' })).toBeEnabled();
  },
};
/** Both devices were refused: one can still go live, with everything off. The room that is open already is offered. */
export const AlreadyLive: Story = {
  tags: ['!visual'], // StartForm draws it, and LiveRoomPage where it leads.
  parameters: video,
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        liveStart: failing(409, { code: 'CONFLICT', message: 'You are live already.' }),
        fetchChannel: (body) => {
          const answer = liveHandlers.fetchChannel(body);
          return { ...answer, response: answer.response.map((one) => ({ ...one, viewerRole: 0 as const })) };
        },
      }),
    );
    return fakeDevices({ refuse: 'NotAllowedError' });
  },
  play: async ({ userEvent, msw }) => {
    await waitFor(() => expect(screen.getAllByText(/This page may not use the/)).toHaveLength(2));
    await expect(screen.getByRole('button', { name: 'Go live' })).toBeEnabled();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'How I hire juniors');
    await userEvent.click(screen.getByRole('button', { name: 'Go live' }));
    await expect(await screen.findByRole('link', { name: 'Go back to it' })).toHaveAttribute(
      'href',
      '/live/q7Zr2mK9xT4bLw0c',
    );
    // It has ended meanwhile. One goes live with everything off, which is allowed.
    msw.use(...mock({ liveStart: liveHandlers.liveStart }));
    await userEvent.click(screen.getByRole('button', { name: 'Go live' }));
    await expect(await screen.findByText('Now at /live/n3Ew1rO9oM7lIv5e')).toBeVisible();
  },
};
