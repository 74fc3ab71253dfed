import type { Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import type { ReportEvidence } from '../../db/feedTables.ts';
import { newId } from '../../ids.ts';
import { invalid } from '../../problem.ts';
import { cleanOptional } from '../../text.ts';
import { memberById } from '../../shared/members.ts';
import { messageEvidence } from '../chat/removeMessage.ts';
import { memberGone, type PairMember } from '../../shared/pair.ts';

type Body = Schemas['ReportMemberRequest'];

const OTHER = 9;

/** Details as they are stored; 422 without them where the reason says nothing. */
export function detailsOf(body: Body): string | null {
  const details = cleanOptional(body.details) ?? null;
  if (body.reason === OTHER && !details) throw invalid({ details: 'Please say what is wrong.' });
  return details;
}

/** `member:<id>`, or `message:<id>` of one of their messages. */
export const targetOf = (memberId: string, messageId?: string) =>
  messageId === undefined ? `member:${memberId}` : `message:${messageId.toLowerCase()}`;

/**
 * Files a report about a member with their profile as it stands, or about a message that they wrote to the caller; also across a
 * block in either direction (product S49). Changes nothing between the two. False when this member has reported it before.
 */
export async function fileReport(context: Context, db: Db, other: PairMember, body: Body): Promise<boolean> {
  const { userId } = requireSession(context);
  const filed = await db
    .insertInto('reports')
    .values({
      id: newId(context.now().getTime()),
      reporter_id: userId,
      target: targetOf(other.id, body.messageId),
      reason: body.reason,
      details: detailsOf(body),
      created_at: context.now(),
      author_id: other.id,
      evidence: JSON.stringify(
        body.messageId === undefined
          ? await evidenceOf(db, other.id)
          : await messageEvidence(db, { id: body.messageId, from: other.id, to: userId }),
      ),
    })
    .onConflict((on) => on.columns(['reporter_id', 'target']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return filed !== undefined;
}

async function evidenceOf(db: Db, memberId: string): Promise<ReportEvidence> {
  const member = await memberById(db, memberId);
  if (!member) throw memberGone();
  const { user_name, headline, image_key, details } = member;
  return {
    text: [user_name, headline, details.about].filter(Boolean).join('\n'),
    media: image_key ? [image_key] : [],
  };
}
