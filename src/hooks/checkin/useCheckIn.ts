import { useEffect, useMemo, useState } from 'react';
import type { CheckInPanelProps } from '../../components/checkin/CheckInPanel.tsx';
import { countDoor, isWaiting, type DoorEntry, type DoorEvent } from '../../domain/checkIn.ts';
import { findAttendees, scannedEntry } from '../../domain/doorCodes.ts';
import { doorWords, type DoorTone } from '../../domain/doorTexts.ts';
import {
  lastScans,
  openConflicts,
  refusedActs,
  scanView,
  type DoorScanView,
} from '../../domain/doorViews.ts';
import { doorSignal } from '../../platform/doorSignal.ts';
import type { Door } from './door.ts';
import type { DoorState } from './doorBook.ts';
import { readDoorSettings, useDoor, writeDoorSettings } from './useDoor.ts';
import { useKeyScanner, useScanCamera } from './scanners.ts';
import { useWakeLock } from '../site/useWakeLock.ts';

const [fewScans, moreScans, somePeople] = [5, 20, 20];

function useSettings() {
  const [settings, setSettings] = useState(readDoorSettings);
  const change = (changes: Partial<typeof settings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    writeDoorSettings(next);
  };
  return { settings, change };
}

/** Each answer is heard once, and again when the server's word turns it over. */
function useSignal(shown: DoorScanView | undefined, isOn: boolean) {
  const tone: DoorTone | undefined =
    shown && !shown.pending ? doorWords(shown.verdict, new Date()).tone : undefined;
  const clientId = shown?.clientId;
  useEffect(() => {
    if (clientId !== undefined && tone && isOn) doorSignal(tone);
    // Switching the sound on is no answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [clientId, tone]);
}

function useFinding(door: Door, { tickets }: DoorState, scan: (entry: DoorEntry) => void) {
  const [text, setText] = useState('');
  const [most, setMost] = useState(somePeople);
  const found = useMemo(() => findAttendees(tickets.values(), text), [tickets, text]);
  const onText = (next: { text: string }) => {
    setText(next.text);
    setMost(somePeople);
  };
  return {
    text,
    onText,
    people: found.slice(0, most),
    found: found.length,
    onMore: () => setMost(most + somePeople),
    onCheckIn: ({ ticket }) => scan({ ticketId: ticket.ticketId }),
    onUndo: ({ ticket }) => void door.undo({ ticketId: ticket.ticketId }),
  } satisfies CheckInPanelProps['search'];
}

function useScans(door: Door, { acts, tickets }: DoorState): CheckInPanelProps['scans'] {
  const [most, setMost] = useState(fewScans);
  const scans = useMemo(() => lastScans(acts, tickets, most + 1), [acts, tickets, most]);
  return {
    scans: scans.slice(0, most),
    onMore: scans.length > most ? () => setMost(most + moreScans) : undefined,
    onUndo: ({ scan: { clientId, ticket } }) =>
      ticket && void door.undo({ clientId, ticketId: ticket.ticketId }),
  };
}

function useShown({ acts, tickets, shown }: DoorState): DoorScanView | undefined {
  return useMemo(() => {
    const scan = acts.find(({ clientId }) => clientId === shown);
    return scan?.kind === 'scan' ? scanView(scan, acts, tickets) : undefined;
  }, [acts, tickets, shown]);
}

/** A field without what a scanner has typed into it, which it may have cut off. */
function withoutScan(text: string, code: string): string {
  const at = text.lastIndexOf('T1.');
  return at >= 0 && code.startsWith(text.slice(at)) ? text.slice(0, at) : text;
}

/** Everything that the door of an event shows and does (product S36). */
export function useCheckIn(event: DoorEvent): CheckInPanelProps {
  const { settings, change } = useSettings();
  const { door, state, online } = useDoor(event, settings.deviceId);
  const { list, tickets, acts, progress, listError, unkept } = state;
  const [code, setCode] = useState('');
  const scan = (entry: DoorEntry) => void door.scan(entry, settings.gate.trim());
  const read = (text: string) => {
    const entry = scannedEntry(text);
    if (entry) scan(entry);
  };
  const search = useFinding(door, state, scan);
  useKeyScanner({
    onScan: read,
    onStray(scanned) {
      setCode((before) => withoutScan(before, scanned));
      search.onText({ text: withoutScan(search.text, scanned) });
      change({ gate: withoutScan(settings.gate, scanned) });
    },
  });
  useWakeLock(true);
  const shown = useShown(state);
  useSignal(shown, settings.sound);
  return {
    shown,
    search,
    scans: useScans(door, state),
    camera: useScanCamera(read),
    code: { text: code, onText: ({ text }) => setCode(text), onCheck: ({ entry }) => scan(entry) },
    counts: useMemo(() => list && countDoor(tickets.values()), [list, tickets]),
    waiting: useMemo(() => acts.filter(isWaiting).length, [acts]),
    conflicts: {
      conflicts: useMemo(() => openConflicts(acts, tickets), [acts, tickets]),
      refusals: useMemo(() => refusedActs(acts), [acts]),
      onSettle: ({ clientId }) => void door.settle(clientId),
    },
    settings: {
      gate: settings.gate,
      onGate: ({ gate }) => change({ gate }),
      sound: settings.sound,
      onSound: ({ sound }) => change({ sound }),
      online,
      list: {
        kept: list && { count: list.tickets.length, at: list.askedAt },
        progress,
        error: listError,
      },
      onRefresh: () => void door.refresh(),
      unkept: unkept === true,
    },
  };
}
