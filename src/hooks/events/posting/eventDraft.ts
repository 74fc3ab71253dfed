import { newEventValues, sameEvent, toEventValues, type EventValues } from '../../../domain/eventForm.ts';
import type { EventDetails } from '../../../domain/events.ts';
import type { EventFailure } from './saveEvent.ts';

/** What is kept of the editor on this device. */
export interface KeptEvent {
  values: EventValues;
  /** The version that it was based on. */
  basis?: string | undefined;
  /** Which package a new row has become: its key and the id. */
  ids?: Readonly<Record<string, string>> | undefined;
}

/** Guards against what an older version has left; a field that it did not know of stands as it is. */
export const isKeptEvent = (value: unknown): value is KeptEvent =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<KeptEvent>).values === 'object' &&
  (value as Partial<KeptEvent>).values !== null;

/** Under which the draft of an event is kept. */
export const eventDraftName = (eventId: string | undefined): string => `event.${eventId ?? 'new'}`;

export interface EditorState extends EventFailure {
  formKey: number;
  /** The event as it stands; a new one without. */
  details?: EventDetails | undefined;
  /** As the form began; closed without it. `value` is what stands in it now. */
  begun?: EventValues | undefined;
  value?: EventValues | undefined;
  /** As the event stands without what was left on this device: what differs from it would be lost. */
  fresh?: EventValues | undefined;
  /** Whether what is kept differs from what was opened. */
  restored?: boolean;
  asking?: boolean;
  busy?: 'draft' | 'publish' | undefined;
  /** Whether it was to be published: a stale save is repeated so. */
  wanted?: boolean;
  /** The version that it is based on. */
  basis?: string | undefined;
  ids: Readonly<Record<string, string>>;
}

/** The form of an event as it stands; a new one in the zone of this device. */
export const freshEvent = (details: EventDetails | undefined, now: Date, currency: string): EventValues =>
  details
    ? toEventValues(details)
    : newEventValues({ now, currency, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** The form with what was left of it on this device, when that says anything else. */
export function withEventDraft(
  fresh: EventValues,
  left: unknown,
  updatedAt: string | undefined,
): Pick<EditorState, 'begun' | 'value' | 'fresh' | 'restored' | 'basis' | 'ids'> {
  const kept = isKeptEvent(left) ? left : undefined;
  // One that an older version has left does not say what its point belongs to.
  const point = kept?.values.point?.of === undefined ? fresh.point : kept.values.point;
  const values = kept ? { ...fresh, ...kept.values, ...(point && { point }) } : fresh;
  const restored = !sameEvent(values, fresh);
  return {
    begun: values,
    value: values,
    fresh,
    restored,
    basis: restored && kept ? kept.basis : updatedAt,
    ids: kept?.ids ?? {},
  };
}

/** While it is sent: what was said about an earlier attempt is gone. */
export const sendingEvent = (
  { formKey, details, begun, fresh, ids }: EditorState,
  value: EventValues,
  attempt: Pick<EditorState, 'basis' | 'wanted'>,
): EditorState => ({ formKey, details, begun, fresh, ids, value, ...attempt });
