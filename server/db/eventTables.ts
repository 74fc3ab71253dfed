// Events and the packages of tickets that they offer (product 3.5).
import type { Schemas } from '#openapi/contract.ts';
import type { Default, JsonList, OptionalJson, OptionalTime, Time } from './columns.ts';

export interface StoredPicture {
  mediaKey: string;
  alt: string | null;
  width: number | null;
  height: number | null;
}

/** A change of date or place after tickets were sold. Each previous value is there when it changed. */
export type StoredChange = Schemas['EventChange'];

export interface EventsTable {
  /** Of a published event that of its publishing: its place in the feed, where its row has the same id. */
  id: string;
  owner_id: string;
  event_name: string;
  /** Of `image`. */
  image_key: string | null;
  image: OptionalJson<StoredPicture>;
  gallery: JsonList<StoredPicture>;
  /** Ready to read, such as "Teatro Colón, Bogotá". Null online. */
  place: string | null;
  description: Default<string>;
  category: Schemas['EventCategory'] | null;
  tags: JsonList<string>;
  start_at: Time;
  end_at: Time;
  /** IANA. */
  timezone: Default<string>;
  /** Contract: EventFormat. IN_PERSON 0, ONLINE 1, HYBRID 2. */
  format: Default<Schemas['EventFormat']>;
  location: OptionalJson<Schemas['EventLocation']>;
  /** Of `location`. */
  lat: number | null;
  lng: number | null;
  online_url: string | null;
  /** The start for which the link was sent to those who come. */
  link_sent_for: OptionalTime;
  use_live_room: Default<boolean>;
  /** Contract: EventPricing. FREE 0, PAID 1. */
  pricing: Default<Schemas['EventPricing']>;
  currency: Default<string>;
  /** Of the packages that are not removed, all-in, in minor units. Kept by modules/events/packageRows.ts. */
  min_price: Default<number>;
  max_price: Default<number>;
  capacity: number | null;
  /** Over all packages; together never more than `capacity`. Kept with those of the packages, in the same transaction. */
  sold_count: Default<number>;
  held_count: Default<number>;
  age_min: Default<number>;
  refund_policy: Schemas['RefundPolicy'] | null;
  refund_note: string | null;
  questions: JsonList<Schemas['AttendeeQuestion']>;
  show_attendees: Default<boolean>;
  waitlist_enabled: Default<boolean>;
  linked_job_ids: JsonList<string>;
  /** Of date and place since tickets were sold, the latest first. */
  changes: JsonList<StoredChange>;
  view_count: Default<number>;
  /** Contract: EventStatus. DRAFT 0, PUBLISHED 1, CANCELLED 2. ENDED 3 is never stored: `end_at` says so. */
  status: Default<0 | 1 | 2 | 3>;
  cancel_reason: string | null;
  cancelled_at: OptionalTime;
  published_at: OptionalTime;
  /** A tsvector of what getEventList finds it by; null unless it is listed there (search/listedEvents.ts). */
  terms: string | null;
  created_at: Time;
  updated_at: Time;
  deleted_at: OptionalTime;
}

export interface EventPackagesTable {
  id: string;
  event_id: string;
  package_name: string;
  description: string | null;
  perks: JsonList<string>;
  /** All-in, in minor units of the event's currency. */
  price: number;
  quantity: number;
  /** Tickets that are out, and seats that wait for a payment: together never more than `quantity`. */
  sold: Default<number>;
  held: Default<number>;
  /** What was paid for tickets and what of it went back, in minor units; who of them is in. */
  revenue: Default<number>;
  refunded: Default<number>;
  checked_in: Default<number>;
  min_per_order: number;
  max_per_order: number;
  sale_start_at: OptionalTime;
  sale_end_at: OptionalTime;
  /** Contract: Attendance. Of a hybrid event. */
  attendance: Schemas['Attendance'] | null;
  hide_when_sold_out: Default<boolean>;
  /** ACTIVE 0, PAUSED 1, REMOVED 2. */
  status: Default<0 | 1 | 2>;
  created_at: Time;
  updated_at: Time;
}

export interface EventViewsTable {
  event_id: string;
  member_id: string;
}
