import type { Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import type { EventNews } from '../../../notify/news.ts';

/** Contract: NotificationType. EVENT_TICKET, EVENT_CHANGED, WAITLIST_OFFER. */
export const TICKET = 21;
export const EVENT_CHANGED = 22;
export const WAITLIST_OFFER = 23;

const texts: Record<EventNews, (event: string) => { title: string; text: string }> = {
  // To those who follow the organiser, whose name stands before it.
  published: (event) => ({ title: 'New event', text: `announced ${event}` }),
  tickets: (event) => ({ title: 'Your tickets', text: `Your tickets for ${event} are ready.` }),
  handed: (event) => ({ title: 'A ticket for you', text: `You were handed a ticket for ${event}.` }),
  returned: (event) => ({
    title: 'Ticket cancelled',
    text: `The organiser has cancelled a ticket of yours for ${event}.`,
  }),
  changed: (event) => ({
    title: 'An event has changed',
    text: `${event} has changed. Please look at its date and place.`,
  }),
  cancelled: (event) => ({
    title: 'An event is cancelled',
    text: `${event} is cancelled. Whatever was paid for it goes back to the card that paid.`,
  }),
  message: (event) => ({
    title: 'News of your event',
    text: `The organiser of ${event} has written to you.`,
  }),
  link: (event) => ({
    title: 'Your event begins soon',
    text: `${event} begins within the hour. The link to join is with your ticket.`,
  }),
  offer: (event) => ({
    title: 'Seats for you',
    text: `There are seats for ${event}. The offer under Tickets says until when they are yours.`,
  }),
  offerOver: (event) => ({
    title: 'Your offer is over',
    text: `The time to take the seats for ${event} is over. They go to the next on the waiting list.`,
  }),
  waitOver: (event) => ({
    title: 'A waiting list has ended',
    text: `There is nothing to wait for any more at ${event}, so your place on its waiting list has ended.`,
  }),
};

const idOf = (key: string) => (key.startsWith('event:') ? (key.split(':')[2] ?? '') : '');

/** The names of the events that a page of notifications is about. */
export async function eventNames(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(keys.map(idOf))].filter(isKey);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('events').select(['id', 'event_name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, event_name }) => [id, event_name]));
}

/** A notification about an event in words, from its key; undefined for any other key. */
export function eventNews(
  key: string,
  names: ReadonlyMap<string, string>,
): { title: string; text: string } | undefined {
  if (!key.startsWith('event:')) return undefined;
  const [, news = ''] = key.split(':');
  return (texts as Record<string, (typeof texts)[EventNews]>)[news]?.(names.get(idOf(key)) ?? 'an event');
}
