import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  doorArgs,
  doorTickets,
  lastScans,
  makeDoorTicket,
  makeRefusal,
  makeScan,
} from '../../../mocks/factories/door.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { stillCamera } from '../../../mocks/fixtures/stillCamera.ts';
import { CheckInPanel, type CheckInPanelProps } from '../../../src/components/checkin/CheckInPanel.tsx';

const meta = {
  title: 'Components/Checkin/CheckInPanel',
  component: CheckInPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Harbour job fair</h1>
        <h2 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Check-in</h2>
        <Story />
      </div>
    ),
  ],
  args: doorArgs,
} satisfies Meta<typeof CheckInPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const settings = (changes: Partial<CheckInPanelProps['settings']>) => ({ ...doorArgs.settings, ...changes });
const camera = (status: CheckInPanelProps['camera']['status']) => ({
  camera: { ...doorArgs.camera, status },
});
const noScans = { scans: [], onUndo: fn() };
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Default: Story = {};
export const Ok: Story = {
  args: { shown: makeScan(), scans: { scans: lastScans, onUndo: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const result = canvas.getByRole('status', { name: 'Result of the last scan' });
    await expect(result).toHaveTextContent('OKAmara DialloDay pass');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the check-in of Amara Diallo' }));
    await expect(args.scans.onUndo).toHaveBeenCalledWith({ scan: lastScans[0] });
    // Who has been taken back or turned away has nothing to undo.
    await expect(canvas.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    blur();
  },
};
/** With each refusal the camera has another reason not to be there. */
export const AlreadyUsed: Story = {
  args: {
    shown: makeRefusal(
      { result: 'ALREADY_USED', usedAt: minutesBefore(38), gate: 'Gate 1' },
      { ticket: doorTickets[1] },
    ),
    ...camera('denied'),
  },
};
export const WrongEvent: Story = {
  args: { shown: makeRefusal({ result: 'WRONG_EVENT' }), ...camera('missing') },
};
export const Cancelled: Story = {
  args: {
    shown: makeRefusal({ result: 'NOT_VALID', status: 3 }, { ticket: doorTickets[3] }),
    ...camera('insecure'),
  },
};
export const Disputed: Story = {
  args: { shown: makeRefusal({ result: 'NOT_VALID', status: 1, disputed: true }) },
};
/** The camera is being asked for, and nobody has the name that is looked for. */
export const NotGenuine: Story = {
  args: {
    shown: makeRefusal({ result: 'NOT_GENUINE' }, { ticket: undefined }),
    search: { ...doorArgs.search, text: 'Zebulon' },
    ...camera('asking'),
  },
};
/** Without a network: the device checks by its list, and what it has done waits. */
export const Offline: Story = {
  args: {
    settings: settings({ online: false }),
    shown: makeScan({ waits: true, ticket: doorTickets[2] }),
    waiting: 3,
    scans: {
      scans: [makeScan({ waits: true, ticket: doorTickets[2] }), ...lastScans.slice(1)],
      onUndo: fn(),
    },
  },
};
/** What was found out once the devices had a network again. Somebody without a code is checked in by name. */
export const Conflicts: Story = {
  args: {
    shown: makeScan({ refused: 'Only its organiser can do this.' }),
    conflicts: {
      conflicts: [
        {
          kind: 'firstElsewhere',
          usedAt: minutesBefore(12),
          gate: 'Gate 1',
          scan: makeScan({ at: minutesBefore(8) }),
        },
        {
          kind: 'againElsewhere',
          usedAt: minutesBefore(2),
          gate: 'Garden',
          scan: makeScan({ clientId: 'c2', ticket: doorTickets[1], at: minutesBefore(38) }),
        },
        { kind: 'notValid', scan: makeScan({ clientId: 'c3', ticket: doorTickets[3] }) },
        { kind: 'notValid', scan: makeScan({ clientId: 'c5', ticket: doorTickets[2] }) },
      ],
      refusals: [{ clientId: 'c4', refused: 'Only its organiser can do this.' }],
      onSettle: fn(),
    },
    search: { ...doorArgs.search, text: 'an', people: doorTickets, found: 23, onCheckIn: fn(), onUndo: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status', { name: /last scan/ })).toHaveTextContent('Not taken');
    await expect(canvas.getByRole('button', { name: 'Show 1 more' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done: Ana Sousa' }));
    await expect(args.conflicts.onSettle).toHaveBeenCalledWith({ clientId: 'c2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Check in Anaïs Lefèvre' }));
    await expect(args.search.onCheckIn).toHaveBeenCalledWith({ ticket: doorTickets[2] });
    blur();
  },
};
export const Loading: Story = {
  args: {
    settings: settings({ list: { progress: { done: 1500, count: 5000 } } }),
    counts: undefined,
    scans: noScans,
    shown: makeScan({ pending: true, verdict: undefined, isIn: false }),
  },
};
/** Opened for the first time where there is no network: nothing can be told, and nothing is lost. */
export const NoList: Story = {
  args: {
    settings: settings({ online: false, list: {}, unkept: true }),
    counts: undefined,
    scans: noScans,
    shown: makeScan({ verdict: undefined, ticket: undefined, isIn: false, waits: true }),
    waiting: 1,
  },
};
/** The camera runs; a code that it cannot read is typed. */
export const CameraLive: Story = {
  // The browser of the review draws no live stream: an empty box.
  tags: ['!visual'],
  args: { code: { ...doorArgs.code, onCheck: fn() } },
  render: function Filmed(args) {
    const [stream] = useState(stillCamera);
    const [text, setText] = useState('');
    return (
      <CheckInPanel
        {...args}
        camera={{ ...args.camera, status: 'live', stream }}
        code={{ ...args.code, text, onText: (event) => setText(event.text) }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const picture = canvas.getByLabelText<HTMLVideoElement>('What the camera sees');
    await waitFor(() => expect(picture.videoWidth).toBe(640));
    await expect(canvas.getByRole('button', { name: 'Stop the camera' })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Ticket code' });
    await userEvent.type(field, '7k3m9{Enter}');
    await expect(field).toHaveAccessibleDescription('A ticket code has 10 letters and digits.');
    await expect(field).toHaveValue('7k3m9');
    await userEvent.type(field, '-qx2ta{Enter}');
    await expect(args.code.onCheck).toHaveBeenCalledWith({ entry: { ticketCode: '7K3M9QX2TA' } });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    settings: settings({ gate: longWord.slice(0, 40) }),
    counts: { checkedIn: 4_321, all: 12_345, gates: [{ gate: longWord.slice(0, 40), checkedIn: 4_321 }] },
    shown: makeScan({
      gate: longWord.slice(0, 40),
      ticket: makeDoorTicket({ attendeeName: longName, packageName: longWord, note: longWord }),
    }),
    scans: {
      scans: [
        makeRefusal(
          { result: 'ALREADY_USED', usedAt: minutesBefore(38), gate: longWord.slice(0, 40) },
          { ticket: makeDoorTicket({ attendeeName: longName }), gate: longWord.slice(0, 40) },
        ),
      ],
      onUndo: fn(),
    },
  },
};
