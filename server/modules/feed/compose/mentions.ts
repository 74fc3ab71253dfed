import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { isKey } from '../../../ids.ts';
import { invalid } from '../../../problem.ts';
import { clean } from '../../../text.ts';

export type Mention = Schemas['Mention'];

/** A text as it is stored: the name at each place is the one that the member had then. */
export interface StoredText {
  text: string;
  mentions: Mention[];
}
/** A text as it is answered: with today's names, and places only where a profile can be opened. */
export type ShownText = Pick<Schemas['FeedItem'], 'text' | 'mentions'>;

const misplaced = 'A mention is not where it should be. Please choose the name again.';

/**
 * A text of a member as it will be stored, without blanks around it. Whoever is gone, suspended or behind a block stays
 * plain text: the writer cannot know. 422 for places that are outside of the text, over each other, or not at an `@`.
 */
export async function readText(
  db: Db,
  writerId: string,
  { text: raw, mentions = [] }: { text: string; mentions?: Mention[] | undefined },
): Promise<StoredText> {
  const text = clean(raw);
  const shift = raw.length - raw.trimStart().length;
  const placed = mentions
    .map(({ userId, start, length }) => ({ userId, start: start - shift, length }))
    .sort((one, other) => one.start - other.start);
  let end = 0;
  for (const { start, length } of placed) {
    if (start < end || start + length > text.length || text[start] !== '@')
      throw invalid({ mentions: misplaced });
    end = start + length;
  }
  const ids = [...new Set(placed.map(({ userId }) => userId).filter(isKey))];
  if (ids.length === 0) return { text, mentions: [] };
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('phone_verified_at', 'is not', null)
    .where(notHidden(writerId, 'members.id'))
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return { text, mentions: placed.filter(({ userId }) => known.has(userId)) };
}

interface Named {
  name: string;
  /** False for who has left. */
  linked: boolean;
}

/** The members who are named in some texts, without those whom a block hides: their names stand as they were written. */
async function namesIn(db: Db, readerId: string, texts: readonly StoredText[]): Promise<Map<string, Named>> {
  const ids = [...new Set(texts.flatMap(({ mentions }) => mentions.map(({ userId }) => userId)))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'user_name', 'deleted_at'])
    .where('id', 'in', ids)
    .where(notHidden(readerId, 'members.id'))
    .execute();
  return new Map(rows.map((row) => [row.id, { name: row.user_name, linked: row.deleted_at === null }]));
}

/** Writes today's names into a text and moves the places accordingly. */
export function withNames({ text, mentions }: StoredText, names: ReadonlyMap<string, Named>): ShownText {
  const shown: Mention[] = [];
  let out = '';
  let at = 0;
  for (const { userId, start, length } of mentions) {
    const member = names.get(userId);
    if (!member) continue;
    const name = `@${member.name}`;
    out += text.slice(at, start);
    if (member.linked) shown.push({ userId, start: out.length, length: name.length });
    out += name;
    at = start + length;
  }
  return { text: out + text.slice(at), ...(shown.length > 0 && { mentions: shown }) };
}

/** Texts as a reader gets them, in their order. */
export async function shownTexts(
  db: Db,
  readerId: string,
  texts: readonly StoredText[],
): Promise<ShownText[]> {
  const names = await namesIn(db, readerId, texts);
  return texts.map((text) => withNames(text, names));
}

/** Who is named now and was not before. */
export const newlyMentioned = (now: readonly Mention[], before: readonly Mention[] = []): string[] => {
  const known = new Set(before.map(({ userId }) => userId));
  return [...new Set(now.map(({ userId }) => userId))].filter((id) => !known.has(id));
};
