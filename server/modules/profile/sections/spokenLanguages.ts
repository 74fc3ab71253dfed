import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import type { Context, Db } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { languageNameOf } from './languages.ts';
import { lockMember, requireJobSeeker } from '../owner.ts';

const MOST_LANGUAGES = 20;

interface SpokenRow {
  language_id: string;
  proficiency: Schemas['Proficiency'];
}

/** The best spoken first, then by name. */
export const toSpoken = (rows: readonly SpokenRow[]): Schemas['SpokenLanguage'][] =>
  rows
    .map(({ language_id, proficiency }) => ({
      languageId: language_id,
      languageName: languageNameOf(language_id) ?? language_id,
      proficiency,
    }))
    .sort(
      (one, other) =>
        other.proficiency - one.proficiency || one.languageName.localeCompare(other.languageName, 'en'),
    );

export async function languagesOf(db: Db, memberId: string): Promise<Schemas['SpokenLanguage'][]> {
  return toSpoken(
    await db
      .selectFrom('member_languages')
      .select(['language_id', 'proficiency'])
      .where('member_id', '=', memberId)
      .execute(),
  );
}

/** Adds languages, or says anew how well they are spoken; answers all of the member's. */
export async function addLanguages(
  body: RequestBody<'addLanguages'>,
  context: Context,
): Promise<ResponseBody<'addLanguages'>> {
  const { userId } = requireJobSeeker(context);
  const { languages } = body;
  const ids = new Set(languages.map(({ languageId }) => languageId));
  const unknown = languages.findIndex(({ languageId }) => !languageNameOf(languageId));
  if (unknown >= 0)
    throw invalid({ [`languages.${unknown}.languageId`]: sentenceOf('LanguageChoice', 'languageId') });
  if (ids.size < languages.length)
    throw invalid({ languages: sentenceOf('AddLanguagesRequest', 'languages') });
  await limit(context, 'profile', userId);
  const all = await once(context, 'addLanguages', body.clientId, async (trx) => {
    await lockMember(trx, userId);
    await trx
      .insertInto('member_languages')
      .values(
        languages.map(({ languageId, proficiency }) => ({
          member_id: userId,
          language_id: languageId,
          proficiency,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'language_id'])
          .doUpdateSet((row) => ({ proficiency: row.ref('excluded.proficiency') })),
      )
      .execute();
    const spoken = await languagesOf(trx, userId);
    if (spoken.length > MOST_LANGUAGES)
      throw invalid({
        languages: `There is room for ${MOST_LANGUAGES} languages. Please remove one first.`,
      });
    return spoken;
  });
  return { message: 'Languages saved', response: all };
}

export async function removeLanguage(
  { languageId }: RequestBody<'removeLanguage'>,
  context: Context,
): Promise<ResponseBody<'removeLanguage'>> {
  const { userId } = requireJobSeeker(context);
  await limit(context, 'profile', userId);
  const gone = await context.db
    .deleteFrom('member_languages')
    .where('member_id', '=', userId)
    .where('language_id', '=', languageId)
    .returning('language_id')
    .executeTakeFirst();
  if (!gone) throw notFound('This language is not in your profile any more.');
  return { message: 'Language removed' };
}
