import { linkify } from './linkify.ts';
import type { MentionPlace } from './mentionPlaces.ts';
import { findTags } from './tags.ts';

/** A piece of a member's text. Joined, the pieces are the text again. */
export type TextRun =
  | { kind: 'text'; text: string }
  | { kind: 'address'; text: string; href: string }
  | { kind: 'mention'; text: string; userId: string }
  | { kind: 'tag'; text: string; tag: string };

function withTags(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const { start, length, tag } of findTags(text)) {
    if (start > at) runs.push({ kind: 'text', text: text.slice(at, start) });
    at = start + length;
    runs.push({ kind: 'tag', text: text.slice(start, at), tag });
  }
  if (at < text.length) runs.push({ kind: 'text', text: text.slice(at) });
  return runs;
}

const plainRuns = (text: string): TextRun[] =>
  linkify(text).flatMap((part): TextRun[] =>
    part.href === undefined ? withTags(part.text) : [{ kind: 'address', text: part.text, href: part.href }],
  );

/** Parts plain text at its mentions, addresses and tags. Places that do not fit the text are left out. */
export function textRuns(text: string, mentions: readonly MentionPlace[] = []): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const { userId, start, length } of mentions) {
    const end = start + length;
    if (start < at || end > text.length || text[start] !== '@') continue;
    if (start > at) runs.push(...plainRuns(text.slice(at, start)));
    runs.push({ kind: 'mention', text: text.slice(start, end), userId });
    at = end;
  }
  if (at < text.length) runs.push(...plainRuns(text.slice(at)));
  return runs;
}
