import { createHash, randomUUID } from 'node:crypto';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import { newId } from '../../ids.ts';
import { claimMedia, keepMedia, uploadGone } from '../../media/claim.ts';
import { ApiProblem, invalid } from '../../problem.ts';
import { queueMessage } from '../../outbox/outbox.ts';
import { limit } from '../../rateLimit.ts';
import { clean, oneLine } from '../../text.ts';

type Body = RequestBody<'contactUs'>;
type Message = Extract<Body, { email: string }>;
type Answer = ResponseBody<'contactUs'>;

const isMessage = (body: Body): body is Message => 'message' in body;

const topics: Record<Message['topic'], string> = {
  1: 'Account',
  2: 'Payment',
  3: 'Safety',
  4: 'Bug',
  5: 'Other',
};

/** Without letters and digits that look alike (Crockford base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An empty object asks for the contact data, all else is a message. */
export async function contactUs(body: Body, context: Context): Promise<Answer> {
  if (!isMessage(body)) return { message: 'Contact', response: context.config.contact };
  await limit(context, 'contact', context.session?.userId ?? context.ip);
  const reference = referenceOf(context.now(), body.clientId ?? randomUUID());
  const answer: Answer = { message: 'We got your message', response: { reference } };
  // People do not see this field; robots fill it in and are none the wiser.
  if (body.homepage) return answer;
  const mediaKey = body.mediaKey ? await claimAttachment(context, body.mediaKey) : null;
  await context.db.transaction().execute((trx) => store(context, trx, body, reference, mediaKey));
  return answer;
}

/** The same client id has the same number, so that a message that is sent twice arrives once. */
function referenceOf(now: Date, seed: string): string {
  const letters = [...createHash('sha256').update(seed).digest().subarray(0, 10)].map(
    (byte) => alphabet[byte % 32],
  );
  return `RC-${now.getUTCFullYear()}-${letters.join('')}`;
}

async function claimAttachment(context: Context, mediaKey: string): Promise<string> {
  if (!context.session) throw invalid({ mediaKey: 'Please log in to attach a file.' });
  try {
    return (await claimMedia(context, mediaKey, 5)).mediaKey;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 429) throw error;
    throw invalid({
      mediaKey: error.message === uploadGone ? 'Please choose the attachment again.' : error.message,
    });
  }
}

async function store(context: Context, db: Db, body: Message, reference: string, mediaKey: string | null) {
  const now = context.now();
  const topic = topics[body.topic];
  const from = { name: oneLine(body.name), subject: oneLine(body.subject), message: clean(body.message) };
  const stored = await db
    .insertInto('contact_messages')
    .values({
      id: newId(now.getTime()),
      reference,
      member_id: context.session?.userId ?? null,
      email: body.email,
      topic,
      ...from,
      media_key: mediaKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return;
  if (mediaKey && context.session) await keepMedia(db, [mediaKey], context.session.userId);
  if (!context.config.contact.email) return;
  await queueMessage(context, db, {
    kind: 'email',
    to: context.config.contact.email,
    subject: `[${reference}] ${topic}: ${from.subject}`,
    body: `${from.name} <${body.email}> writes:\n\n${from.message}\n${mediaKey ? `\nAttached: ${mediaKey}, in the folder of uploads.\n` : ''}`,
  });
}
