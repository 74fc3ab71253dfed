import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import type { ItemKind } from '../../../db/profileTables.ts';
import { readItems, toItem, type Items } from './items.ts';
import { kinds } from './kinds.ts';
import { languagesOf } from './spokenLanguages.ts';
import { lookAtSection } from './visibility.ts';

/** The items of one kind as the caller may see them; 404 when the section is not theirs to see. */
async function listOf<K extends ItemKind>(
  context: Context,
  otherUserId: string | undefined,
  kind: K,
): Promise<Items[K][]> {
  const session = requireSession(context);
  const { id } = await lookAtSection(context, session, otherUserId, kinds[kind].section);
  const rows = await readItems(context.db, session.userId, { memberId: id, kind });
  const reader = { userId: session.userId, config: context.config, now: context.now };
  return rows.map((row) => toItem(kind, row, reader));
}

export const getEducationalDetails = async (
  { otherUserId }: RequestBody<'getEducationalDetails'>,
  context: Context,
): Promise<ResponseBody<'getEducationalDetails'>> => ({
  message: 'Education',
  response: await listOf(context, otherUserId, 1),
});

export const getWorkExperience = async (
  { otherUserId }: RequestBody<'getWorkExperience'>,
  context: Context,
): Promise<ResponseBody<'getWorkExperience'>> => ({
  message: 'Experience',
  response: await listOf(context, otherUserId, 2),
});

export const getCertificate = async (
  { otherUserId }: RequestBody<'getCertificate'>,
  context: Context,
): Promise<ResponseBody<'getCertificate'>> => ({
  message: 'Certificates',
  response: await listOf(context, otherUserId, 3),
});

export const getAchievement = async (
  { otherUserId }: RequestBody<'getAchievement'>,
  context: Context,
): Promise<ResponseBody<'getAchievement'>> => ({
  message: 'Achievements',
  response: await listOf(context, otherUserId, 4),
});

/** The languages that a member speaks. */
export async function getLanguages(
  { otherUserId }: RequestBody<'getLanguages'>,
  context: Context,
): Promise<ResponseBody<'getLanguages'>> {
  const { id } = await lookAtSection(context, requireSession(context), otherUserId, 'languages');
  return { message: 'Languages', response: await languagesOf(context.db, id) };
}
