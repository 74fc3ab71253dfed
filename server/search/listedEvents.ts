import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../context.ts';
import { countryNameOf } from '../shared/countries.ts';
import { indexWords, queryWords, unspaced } from './words.ts';

/** A word of this length finds what begins with it. */
const SHORTEST_BEGINNING = 3;

interface Listed {
  event_name: string;
  tags: readonly string[];
  location: Schemas['EventLocation'] | null;
}

const placeOf = (location: Schemas['EventLocation'] | null) =>
  location ? `${location.city} ${countryNameOf(location.country) ?? ''}` : '';

/** All that an event is found by in the list: words of name, tags and venue, and again those of the place alone. */
function termsOf({ event_name, tags, location }: Listed): string[] {
  const place = placeOf(location);
  const words = indexWords([event_name, ...tags, location?.venueName ?? '', place].join(' '));
  return [...new Set([...words.map((word) => `t${word}`), ...indexWords(place).map((word) => `l${word}`)])];
}

/** What somebody types, as a question to the terms: each word as a beginning unless it is very short. */
const begun = (kind: 't' | 'l', text: string) =>
  queryWords(text).map((word) => {
    const long = [...word].length >= SHORTEST_BEGINNING || unspaced.test(word);
    return `'${(kind + word).replace(/['\\]/g, '$&$&')}'${long ? ':*' : ''}`;
  });

/** The filters as one tsquery; undefined without any, null when what was typed has no word and nothing can be found. */
export function termsQuery({
  text = '',
  city = '',
}: {
  text?: string;
  city?: string;
}): string | null | undefined {
  const [words, places] = [begun('t', text), begun('l', city)];
  if ((words.length === 0 && text.trim() !== '') || (places.length === 0 && city.trim() !== '')) return null;
  return [...words, ...places].join(' & ') || undefined;
}

/**
 * Lists those of these events that stand in the feed, and no other one of a scope of `events`. Whether they are published and
 * of somebody who may be found is the caller's matter (searchEntries.ts, and nobody else).
 */
export async function putListed(db: Db, ids: readonly string[], scope: RawBuilder<unknown>): Promise<void> {
  const events =
    ids.length > 0
      ? await db
          .selectFrom('events')
          .innerJoin('posts', 'posts.id', 'events.id')
          .where('events.id', 'in', ids)
          .where('posts.deleted_at', 'is', null)
          .select(['events.id', 'event_name', 'tags', 'location'])
          .execute()
      : [];
  const shown = events.map(({ id }) => id);
  await sql`
    update events set terms = null
    where ${scope} and terms is not null and not (id = any(${shown}::uuid[]))`.execute(db);
  if (shown.length === 0) return;
  const rows = events.map((event) => ({ id: event.id, terms: termsOf(event) }));
  await sql`
    update events set terms = listed.terms
    from (
      select id, array_to_tsvector(array(select jsonb_array_elements_text(terms))) as terms
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (id uuid, terms jsonb)) as listed
    where events.id = listed.id and events.terms is distinct from listed.terms`.execute(db);
}
