import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { Payload } from '../../api/client.ts';
import { hasLetIn, type DoorAct, type DoorScan, type DoorUndo, type Verdict } from '../../domain/checkIn.ts';

export type DoorPayload = Payload<'manageTickets'>;
export type DoorAnswer = ResponseBody<'manageTickets'>['response'];

const CHECK_IN: RequestBody<'manageTickets'>['action'] = 0;
const UNDO: RequestBody<'manageTickets'>['action'] = 1;

interface Sending {
  eventId: string;
  deviceId: string;
  /** The clock of this device as it is sent. */
  sentAt: string;
  acts: readonly DoorAct[];
}

/** Somebody came in by the word of this device, and was not sent away again. */
const isInAlone = (scan: DoorScan, acts: readonly DoorAct[]): boolean =>
  scan.alone === true && scan.verdict?.result === 'OK' && hasLetIn(scan, acts);

/** The check-in that an undo takes back: the one that the list named, or what the server said of this device's scan. */
function checkInOf({ of, checkInId }: DoorUndo, acts: readonly DoorAct[]): string | undefined {
  const scan = of === undefined ? undefined : acts.find(({ clientId }) => clientId === of);
  return scan?.kind === 'scan' ? scan.checkInId : checkInId;
}

/** What is sent for an act. */
export function payloadOf(act: DoorAct, { eventId, deviceId, sentAt, acts }: Sending): DoorPayload {
  const { clientId } = act;
  if (act.kind === 'undo') {
    const checkInId = checkInOf(act, acts);
    return { action: UNDO, ticketId: act.ticketId, clientId, ...(checkInId && { checkInId }) };
  }
  const { entry, at: scannedAt, gate } = act;
  return {
    action: CHECK_IN,
    eventId,
    ...entry,
    scannedAt,
    sentAt,
    deviceId,
    clientId,
    ...(gate && { gate }),
    ...(isInAlone(act, acts) && { alone: true }),
  };
}

/** The other door was first, and the server does not know yet that somebody came in here all the same. */
export const isUntold = (
  scan: DoorScan,
  { alone }: DoorPayload,
  { checkIn }: DoorAnswer,
  acts: readonly DoorAct[],
): boolean => checkIn?.result === 'ALREADY_USED' && !alone && isInAlone(scan, acts);

/** A scan with what the server says of it. */
export function withAnswer(scan: DoorScan, { checkIn, ticket }: DoorAnswer, answeredAt: string): DoorScan {
  if (!checkIn) return { ...scan, answeredAt, refused: genericMessage };
  const answer: Verdict = {
    ...checkIn,
    ...(checkIn.result === 'NOT_VALID' && {
      status: ticket?.status ?? 3,
      ...(ticket?.disputed && { disputed: ticket.disputed }),
    }),
  };
  const { checkedInAt: countsAt, checkInId } = (checkIn.result === 'OK' && ticket) || {};
  return {
    ...scan,
    answeredAt,
    answer,
    ...(ticket && { ticketId: ticket.ticketId }),
    ...(countsAt && { countsAt }),
    ...(checkInId && { checkInId }),
  };
}

/** Another attempt may pass: no answer, a server in trouble, too many at once, or the session was over. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 401, 408, 410, 429].includes(error.status) || error.status >= 500);

/** A check-in that is not there any more needs no taking back. With STALE another one counts, which somebody has to look at. */
export const isUndone = (act: DoorAct, error: unknown): boolean =>
  act.kind === 'undo' && error instanceof ApiError && error.status === 409 && error.code !== 'STALE';

export const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : genericMessage;
