import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Schemas } from '#openapi/contract.ts';
import { startOf } from './eventTimes.ts';
import { idAt, mediaKeyOf } from './ids.ts';
import { DAY_MS, HOUR_MS, storedFile, type Person, type StoredFile } from './people.ts';
import type { PaletteName } from './pictures/palettes.ts';
import { renderCover } from './pictures/render.ts';
import { scenes, type SceneName } from './pictures/scenes.ts';
import { randomOf } from './random.ts';
import type { Row } from './rows.ts';

interface PackageText {
  name: string;
  price: number;
  quantity: number;
  /** The largest order. */
  most: number;
  perks?: string[];
  attendance?: Schemas['Attendance'];
  hides?: boolean;
}

/** An event as events.yaml has it. */
interface EventText {
  by: string;
  name: string;
  /** Scene and palette of its picture. */
  draw: `${SceneName} ${PaletteName}`;
  category: Schemas['EventCategory'];
  tags: string[];
  zone: string;
  made: number;
  in: number;
  at: number;
  hours: number;
  format?: Schemas['EventFormat'];
  place?: Schemas['EventLocation'];
  link?: string;
  live?: boolean;
  currency: string;
  capacity?: number;
  description: string;
  refund?: Schemas['RefundPolicy'];
  waitlist?: boolean;
  shows?: boolean;
  /** The open jobs of its organiser stand beside it. */
  jobs?: boolean;
  questions?: Schemas['AttendeeQuestion'][];
  packages: PackageText[];
  draft?: boolean;
  cancelled?: string;
}

export interface SeedEvent {
  /** Its name in events.yaml. */
  key: string;
  owner: Person;
  row: Row<'events'> & { id: string };
  packages: Row<'event_packages'>[];
  post: Row<'posts'> | undefined;
  madeAt: Date;
  picture: () => Promise<StoredFile>;
  withJobs: boolean;
}

/** The events of the demonstration with their packages and their places in the feed; dates count from `now`. */
export function seedEvents(persons: readonly Person[], now: Date): SeedEvent[] {
  const file = join(import.meta.dirname, 'events', 'events.yaml');
  const texts = parse(readFileSync(file, 'utf8')) as Record<string, EventText>;
  return Object.entries(texts).map(([key, text]) => {
    const owner = persons.find(({ handle }) => handle === text.by);
    if (!owner) throw new Error(`nobody is called ${text.by}`);
    return eventOf(key, text, owner, now);
  });
}

function eventOf(key: string, text: EventText, owner: Person, now: Date): SeedEvent {
  const random = randomOf(`event ${key}`);
  const madeAt = new Date(now.getTime() - text.made * DAY_MS - random.between(0.5, 4) * HOUR_MS);
  const id = idAt(random, madeAt);
  const imageKey = mediaKeyOf(random, 'event');
  const [scene, palette] = text.draw.split(' ') as [SceneName, PaletteName];
  const start = startOf(now, text);
  const prices = text.packages.map(({ price }) => price);
  const cancelledAt = text.cancelled ? new Date(now.getTime() - random.between(4, 20) * HOUR_MS) : undefined;
  const updatedAt = cancelledAt ?? madeAt;
  return {
    key,
    owner,
    madeAt,
    withJobs: text.jobs ?? false,
    picture: async () =>
      storedFile(await renderCover(random, { scene, palette }), {
        key: imageKey,
        owner_id: owner.id,
        purpose: 6,
        created_at: madeAt,
      }),
    post: text.draft
      ? undefined
      : { id, feed_type: 3, author_id: owner.id, text: '', created_at: madeAt, updated_at: updatedAt },
    packages: text.packages.map((one, index) => ({
      // In this order, as the organiser made them.
      id: idAt(random, new Date(madeAt.getTime() + index)),
      event_id: id,
      package_name: one.name,
      perks: JSON.stringify(one.perks ?? []),
      price: one.price,
      quantity: one.quantity,
      min_per_order: 1,
      max_per_order: one.most,
      attendance: text.format === 2 ? (one.attendance ?? 0) : null,
      hide_when_sold_out: one.hides ?? false,
      created_at: madeAt,
      updated_at: madeAt,
    })),
    row: {
      id,
      owner_id: owner.id,
      ...wordsOf(text),
      ...pictureOf(imageKey, scene),
      start_at: start,
      end_at: new Date(start.getTime() + text.hours * HOUR_MS),
      pricing: prices.some((price) => price > 0) ? 1 : 0,
      min_price: Math.min(...prices, prices[0] ?? 0),
      max_price: Math.max(0, ...prices),
      status: text.draft ? 0 : cancelledAt ? 2 : 1,
      ...(cancelledAt ? { cancel_reason: text.cancelled ?? null, cancelled_at: cancelledAt } : {}),
      published_at: text.draft ? null : madeAt,
      created_at: madeAt,
      updated_at: updatedAt,
    },
  };
}

const pictureOf = (mediaKey: string, scene: SceneName) => ({
  image_key: mediaKey,
  image: JSON.stringify({ mediaKey, alt: scenes[scene][1], width: 1200, height: 675 }),
});

const wordsOf = (text: EventText) => ({
  event_name: text.name,
  place: text.place ? `${text.place.venueName}, ${text.place.city}` : null,
  location: text.place ? JSON.stringify(text.place) : null,
  lat: text.place?.lat ?? null,
  lng: text.place?.lng ?? null,
  online_url: text.link ?? null,
  use_live_room: text.live ?? false,
  format: text.format ?? 0,
  description: text.description,
  category: text.category,
  tags: JSON.stringify(text.tags),
  timezone: text.zone,
  currency: text.currency,
  capacity: text.capacity ?? null,
  refund_policy: text.refund ?? null,
  questions: JSON.stringify(text.questions ?? []),
  show_attendees: text.shows ?? false,
  waitlist_enabled: text.waitlist ?? false,
});
