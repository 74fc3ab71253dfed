import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { asksForMessage } from '../../../domain/eventErrors.ts';
import type { EventValues } from '../../../domain/eventForm.ts';
import { isChanged, toEventInput } from '../../../domain/eventInput.ts';
import type { EventDetails } from '../../../domain/events.ts';
import { addedId, nextPackageStep, stepName } from '../../../domain/packageSteps.ts';
import { saveFailure, type SaveFailure } from '../../site/saveFailure.ts';

/** An event as it stands, for its owner also a draft. Rejects with ApiError. */
export async function readEvent(eventId: string): Promise<EventDetails> {
  return (await call('getEventDetails', { eventId })).response;
}

/** How far a save has come: what is done is not done again. */
export interface Reached {
  details?: EventDetails | undefined;
  ids: Readonly<Record<string, string>>;
}

export interface EventSave extends Reached {
  values: EventValues;
  /** The version that it is based on. */
  basis?: string | undefined;
  publish: boolean;
  /** The same for every attempt at the same new event. */
  clientIdOf: (content: string) => string;
  onReached: (reached: Reached) => void;
}

/** The refusal of a package, at the packages of the form. */
class PackageRefused extends Error {
  readonly refusal: unknown;
  readonly packageName: string;
  constructor(packageName: string, refusal: unknown) {
    super(packageName);
    this.packageName = packageName;
    this.refusal = refusal;
  }
}

async function saveForm(save: EventSave): Promise<{ message: string; details: EventDetails }> {
  const { values, details, basis } = save;
  const event = toEventInput(values, details);
  if (!details) {
    const clientId = save.clientIdOf(JSON.stringify(event));
    const { message, response } = await call('manageEvent', { action: 0, event, clientId });
    if (!response) throw new Error('An event that was made is answered.');
    return { message, details: response };
  }
  const isTold = asksForMessage(values, details);
  if (!isTold && !values.notify && !isChanged(values, details)) return { message: 'Event saved', details };
  const said = values.message.trim();
  const { eventId } = details.event;
  const { message, response } = await call('eventEdit', {
    eventId,
    event,
    notify: isTold || values.notify,
    ...(isTold && said && { message: said }),
    updatedAt: basis ?? details.event.updatedAt,
  });
  return { message, details: response };
}

type ReachedEvent = Reached & { details: EventDetails };

/** What the next package needs, done; undefined once the event has the packages of the form. */
async function saveOnePackage(
  { values }: EventSave,
  { details, ids }: ReachedEvent,
  done: Set<string>,
): Promise<ReachedEvent | undefined> {
  const { eventId, timezone } = details.event;
  const step = nextPackageStep(values, { packages: details.packages, timezone, ids, done });
  if (!step) return undefined;
  done.add(stepName(step));
  const isNew = step.request.action === 0;
  try {
    const { response } = await call('managePackageTickets', {
      eventId,
      ...step.request,
      ...(isNew && { clientId: step.key }),
    });
    const known = [...Object.values(ids), ...values.packages.map(({ key }) => key)];
    const added = isNew ? addedId(details.packages, response, known) : undefined;
    return {
      details: { ...details, packages: response },
      ids: added ? { ...ids, [step.key]: added } : ids,
    };
  } catch (error) {
    throw new PackageRefused(step.name, error);
  }
}

/** Makes the packages of the event those of the form, one after another. */
async function savePackages(save: EventSave, details: EventDetails): Promise<ReachedEvent> {
  let reached: ReachedEvent = { details, ids: save.ids };
  const done = new Set<string>();
  for (;;) {
    const next = await saveOnePackage(save, reached, done);
    if (!next) return reached;
    reached = next;
    save.onReached(reached);
  }
}

/**
 * Saves an event with its packages and publishes it when that is wanted; resolves with the sentence of the last call. What is
 * reached before a refusal is told to `onReached`. Rejects with ApiError, or with what only `eventFailure` reads.
 */
export async function saveEvent(given: EventSave): Promise<{ message: string; details: EventDetails }> {
  let save = given;
  const { values, details: before } = given;
  if (before?.event.status === 1 && before.event.pricing === 1 && values.pricing === '0') {
    // What is published is never free with a price: the packages go first.
    save = { ...given, ...(await savePackages(given, before)) };
  }
  const first = await saveForm(save);
  save.onReached({ details: first.details, ids: save.ids });
  const { details } = await savePackages(save, first.details);
  if (!save.publish || details.event.status !== 0) return { message: first.message, details };
  const { message, response } = await call('manageEvent', { action: 1, eventId: details.event.eventId });
  return { message, details: response ?? details };
}

export interface EventFailure extends SaveFailure {
  /** How it stands now, after somebody else has changed it. */
  latest?: EventDetails | undefined;
}

/** Why an event was not saved. Never rejects. */
export async function eventFailure(error: unknown, eventId: string | undefined): Promise<EventFailure> {
  if (error instanceof PackageRefused) {
    const { error: sentence, fields } = saveFailure(error.refusal);
    const said = Object.values(fields ?? {})[0] ?? sentence ?? genericMessage;
    return fields ? { fields: { packages: `${error.packageName}: ${said}` } } : { error: said };
  }
  if (error instanceof ApiError && error.code === 'STALE' && eventId) {
    try {
      return { latest: await readEvent(eventId) };
    } catch (failure) {
      return saveFailure(failure);
    }
  }
  return saveFailure(error);
}
