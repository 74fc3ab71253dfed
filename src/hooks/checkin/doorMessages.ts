import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { Payload } from '../../api/client.ts';
import type { DoorAct, DoorScan, Verdict } from '../../domain/checkIn.ts';

export type DoorPayload = Payload<'manageTickets'>;
export type DoorAnswer = ResponseBody<'manageTickets'>['response'];

const CHECK_IN: RequestBody<'manageTickets'>['action'] = 0;
const UNDO: RequestBody<'manageTickets'>['action'] = 1;

/** What is sent for an act. */
export function payloadOf(act: DoorAct, eventId: string, deviceId: string): DoorPayload {
  const { clientId } = act;
  if (act.kind === 'undo') return { action: UNDO, ticketId: act.ticketId, clientId };
  const { entry, at: scannedAt, gate } = act;
  return { action: CHECK_IN, eventId, ...entry, scannedAt, deviceId, clientId, ...(gate && { gate }) };
}

/** A scan with what the server says of it. */
export function withAnswer(scan: DoorScan, { checkIn, ticket }: DoorAnswer, answeredAt: string): DoorScan {
  if (!checkIn) return { ...scan, answeredAt, refused: genericMessage };
  const answer: Verdict = {
    ...checkIn,
    ...(checkIn.result === 'NOT_VALID' && { status: ticket?.status ?? 3 }),
  };
  const countsAt = checkIn.result === 'OK' ? ticket?.checkedInAt : undefined;
  return {
    ...scan,
    answeredAt,
    answer,
    ...(ticket && { ticketId: ticket.ticketId }),
    ...(countsAt && { countsAt }),
  };
}

/** Another attempt may pass: no answer, a server in trouble, too many at once, or the session was over. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 401, 408, 410, 429].includes(error.status) || error.status >= 500);

/** A check-in that is not there any more needs no taking back. */
export const isUndone = (act: DoorAct, error: unknown): boolean =>
  act.kind === 'undo' && error instanceof ApiError && error.status === 409;

export const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : genericMessage;
