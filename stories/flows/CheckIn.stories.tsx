import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { atDoor, placeAtDoor } from '../../mocks/doorMemory.ts';
import { makeEvent } from '../../mocks/factories/events.ts';
import { authors } from '../../mocks/factories/feed.ts';
import { doorCodes } from '../../mocks/factories/door.ts';
import { codeCamera } from '../../mocks/fixtures/codeCamera.ts';
import { doorHandlers } from '../../mocks/handlers/door.ts';
import { manageTicketsHandlers } from '../../mocks/handlers/manageTickets.ts';
import { mock, unreachable } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import CheckIn from '../../src/app/CheckIn.tsx';
import { forgetMember } from '../../src/hooks/account/useDeleteAccount.ts';
import { doorStore, forgetDoorLists } from '../../src/hooks/checkin/doorStore.ts';

const sent = fn();
const show = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};

const meta = {
  title: 'Flows/CheckIn',
  component: CheckIn,
  decorators: [
    (Story) => (
      <main>
        <h1>Harbour job fair</h1>
        <h2>Check-in</h2>
        <Story />
      </main>
    ),
  ],
  args: { event: makeEvent({ endAt: '2099-01-30T16:00:00.000Z' }) },
  // The stories of its parts draw what is seen here.
  tags: ['!visual'],
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      ...mock({
        ...doorHandlers,
        manageTickets(body) {
          sent(body);
          return manageTicketsHandlers.manageTickets(body);
        },
      }),
    );
    signedIn(authors.nordlicht);
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
} satisfies Meta<typeof CheckIn>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const { userId } = authors.nordlicht;
const listed = () => screen.findByText(/^4 tickets on this device/);
const result = () => screen.getByRole('status', { name: 'Result of the last scan' });
const answer = (text: RegExp) => waitFor(() => expect(result()).toHaveTextContent(text));
/** As a hand scanner does, wherever the focus is. */
const scanner = ({ userEvent }: Pick<Play, 'userEvent'>, code: string) =>
  userEvent.keyboard(`${code}{Enter}`);

export const AtTheDoor: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    await listed();
    await expect(screen.getByRole('region', { name: 'At the door' })).toHaveTextContent('1 of 3 checked in');
    await step('a hand scanner, with the focus nowhere', async () => {
      await scanner(context, doorCodes.amara);
      await answer(/^OKAmara DialloDay pass$/);
      await expect(screen.getByRole('region', { name: 'At the door' })).toHaveTextContent(
        '2 of 3 checked in',
      );
    });
    await step('and with the focus in a field where somebody writes', async () => {
      const field = screen.getByRole('searchbox', { name: 'Find a name' });
      await userEvent.type(field, 'ana');
      await userEvent.keyboard(`${doorCodes.elsewhere}{Enter}`);
      await answer(/^Wrong event/);
      await expect(field).toHaveValue('ana');
      const gate = screen.getByRole('textbox', { name: 'Gate (optional)' });
      await userEvent.type(gate, `Gate 7${doorCodes.elsewhere}{Enter}`);
      await expect(gate).toHaveValue('Gate 7');
    });
    await step('a name', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Check in Anaïs Lefèvre' }));
      await answer(/^OKAnaïs LefèvreStudentsNote: Needs a seat near the door\.$/);
    });
    await step('a typed code, twice', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Ticket code' }), '7k3m9 qx2ta');
      await userEvent.click(screen.getByRole('button', { name: 'Check' }));
      await answer(/^Already used/);
      await expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({ ticketCode: '7K3M9QX2TA', gate: 'Gate 7' }),
      );
    });
    await step('an undo', async () => {
      await userEvent.clear(screen.getByRole('searchbox', { name: 'Find a name' }));
      await userEvent.click(screen.getByRole('button', { name: 'Undo the check-in of Amara Diallo' }));
      await waitFor(() => expect(atDoor().find(({ ticketId }) => ticketId === 't1')?.status).toBe(1));
      await screen.findByText(/^Taken back/);
    });
  },
};
/** Without a network the device decides alone; later the server knows it, and a double is told. */
export const WithoutANetwork: Story = {
  play: async (context) => {
    await listed();
    show(false);
    await scanner(context, doorCodes.amara);
    await answer(/^OKAmara Diallo.*it is sent later/);
    await scanner(context, doorCodes.late);
    await answer(/^OKNot in the list yet/);
    await scanner(context, doorCodes.amara.replace(/.{4}$/, 'AAAA'));
    await answer(/^Not genuine/);
    await screen.findByText('2 waiting to be sent');
    await expect(sent).not.toHaveBeenCalled();
    // Another door was first.
    const amara = atDoor()[0];
    if (amara) placeAtDoor({ ...amara, status: 2, checkedInAt: '2026-01-15T08:30:00.000Z', gate: 'Gate 1' });
    show(true);
    const told = within(await screen.findByRole('list', { name: 'To be looked at' }));
    await expect(told.getByText(/but first on another device .*at Gate 1/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).toBeNull());
    await context.userEvent.click(told.getByRole('button', { name: 'Done: Amara Diallo' }));
    await waitFor(() => expect(screen.queryByText(/but first on another device/)).toBeNull());
  },
};
/** What a device has scanned outlives its page, and the member who leaves; the names of others do not. */
export const Kept: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ manageTickets: unreachable }));
  },
  play: async (context) => {
    await listed();
    await scanner(context, doorCodes.amara);
    await answer(/^OKAmara Diallo.*it is sent later/);
    const { readActs, readList } = doorStore(userId, 'e1');
    await expect(await readActs()).toEqual([expect.objectContaining({ ticketId: 't1', alone: true })]);
    await expect((await readList())?.tickets).toHaveLength(4);
    await forgetDoorLists();
    await expect(await readList()).toBeUndefined();
    const kept = await readActs();
    await expect(kept).toHaveLength(1);
    await expect(JSON.stringify(kept)).not.toContain('Amara');
    await forgetMember(userId);
    await expect(await readActs()).toEqual([]);
  },
};
/** A browser without a camera, and one that is not allowed to use it. */
export const NoCamera: Story = {
  play: async ({ userEvent }) => {
    await listed();
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    try {
      mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      await userEvent.click(screen.getByRole('button', { name: 'Start the camera' }));
      await expect(await screen.findByText(/may not use the camera/)).toBeVisible();
      mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotFoundError'));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(await screen.findByText(/No camera was found/)).toBeVisible();
    } finally {
      mediaDevices.getUserMedia = real;
    }
  },
};
/** A ticket is held into the camera: read once, however long it is held there. */
export const Filmed: Story = {
  play: async ({ userEvent }) => {
    await listed();
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    const stream = codeCamera(doorCodes.amara);
    mediaDevices.getUserMedia = () => Promise.resolve(stream);
    try {
      await userEvent.click(screen.getByRole('button', { name: 'Start the camera' }));
      await answer(/^OKAmara Diallo/);
      await userEvent.click(screen.getByRole('button', { name: 'Stop the camera' }));
      await expect(stream.active).toBe(false);
      await expect(sent).toHaveBeenCalledOnce();
    } finally {
      mediaDevices.getUserMedia = real;
    }
  },
};
