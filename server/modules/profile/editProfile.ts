import type { Updateable } from 'kysely';
import type { ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import type { MemberDetails, MembersTable, Place } from '../../db/schema.ts';
import { releaseMedia } from '../../media/claim.ts';
import { invalid, stale } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { clean, oneLine } from '../../text.ts';
import type { Member } from '../../shared/members.ts';
import { indexMember } from '../../search/searchEntries.ts';
import { editErrors, type Edit } from './editRules.ts';
import { factsOf, readExtras } from './extras.ts';
import { checkFile, takeFile, type FilePlace } from '../../shared/files.ts';
import { toMember } from './memberView.ts';
import { lockMember } from './owner.ts';
import { countSections } from './strength.ts';
import { IDENTITY, ORGANISATION } from './verification/verificationItems.ts';
import { resetVerification } from './verification/verificationState.ts';

const PICTURE = 1;
const pictureGone = 'Please choose the picture again.';
const photo: FilePlace = { purpose: PICTURE, field: 'imageKey', gone: pictureGone };
const cover: FilePlace = { purpose: PICTURE, field: 'coverKey', gone: pictureGone };

/**
 * Changes what was sent of the caller's own profile and empties what `clear` names. 409 STALE when it was changed
 * since `updatedAt`. A new name, date of birth or registration number is not what was verified (product 5).
 */
export async function editProfile(edit: Edit, context: Context): Promise<ResponseBody<'editProfile'>> {
  const { userId, role } = requireSession(context);
  const errors = editErrors(edit, role, context.now());
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await limit(context, 'profile', userId);
  if (edit.imageKey) await checkFile(context, edit.imageKey, photo);
  if (edit.coverKey) await checkFile(context, edit.coverKey, cover);
  const response = await context.db.transaction().execute(async (trx) => {
    const before = await lockMember(trx, userId);
    const stored = Date.parse(before.updated_at);
    if (Date.parse(edit.updatedAt) !== stored) throw stale();
    const details = changedDetails(before, edit);
    await changePictures(context, trx, before, edit);
    const after = await trx
      .updateTable('members')
      .set({
        ...changedColumns(before, edit, details),
        details: JSON.stringify(details),
        updated_at: new Date(Math.max(context.now().getTime(), stored + 1)),
      })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (after.user_name !== before.user_name) await indexMember(trx, userId);
    const shown = provenOf(before) === provenOf(after) ? after : await unverify(context, trx, after);
    const facts = factsOf(await readExtras(trx, userId, userId), await countSections(trx, userId));
    return toMember(shown, { role, standing: 'self' }, facts);
  });
  return { message: 'Your profile was saved', response };
}

const provenOf = ({ user_name, details }: Member) =>
  [user_name, details.dateOfBirth ?? '', details.registrationNumber ?? ''].join('\n');

async function unverify(context: Context, db: Db, { id, role }: Member): Promise<Member> {
  await resetVerification(context, db, role === 1 ? IDENTITY : ORGANISATION, id);
  return lockMember(db, id);
}

/** The new pictures become the profile's own, and the old ones are given up. */
async function changePictures(context: Context, db: Db, { id, image_key, details }: Member, edit: Edit) {
  const coverKey = details.coverKey ?? null;
  for (const { key, before, cleared, place } of [
    { key: edit.imageKey, before: image_key, cleared: 'userImage', place: photo },
    { key: edit.coverKey, before: coverKey, cleared: 'coverImage', place: cover },
  ] as const) {
    if (key === undefined && !edit.clear?.includes(cleared)) continue;
    if (key === (before ?? undefined)) continue;
    if (before) await releaseMedia(context, db, [before]);
    if (key !== undefined) await takeFile(db, key, { ownerId: id, place });
  }
}

/** Absent: as it was. Null: emptied. */
const chosen = <T>(value: T | undefined, cleared: boolean, before: T | null): T | null =>
  cleared ? null : (value ?? before);

function changedColumns(before: Member, edit: Edit, details: MemberDetails): Updateable<MembersTable> {
  const cleared = (name: NonNullable<Edit['clear']>[number]) => edit.clear?.includes(name) === true;
  const headline = edit.headline === undefined ? undefined : oneLine(edit.headline);
  return {
    user_name: nameOf(before, edit, details),
    image_key: chosen(edit.imageKey, cleared('userImage'), before.image_key),
    headline: chosen(headline, cleared('headline') || headline === '', before.headline),
    email: cleared('email') ? null : before.email,
    locale: edit.locale ? (Intl.getCanonicalLocales(edit.locale)[0] ?? null) : before.locale,
    timezone: edit.timezone ?? before.timezone,
  };
}

/** As others read it; untouched by an edit of something else. */
function nameOf(
  { user_name }: Member,
  edit: Edit,
  { firstName, lastName, companyName }: MemberDetails,
): string {
  if (edit.companyName !== undefined) return companyName ?? user_name;
  if (edit.firstName === undefined && edit.lastName === undefined) return user_name;
  return [firstName, lastName].filter(Boolean).join(' ') || user_name;
}

const lineOf = (text: string | undefined) => (text === undefined ? undefined : oneLine(text));

function placeOf(place: Edit['location']): Place | undefined {
  if (!place) return undefined;
  const [address, region] = [oneLine(place.address ?? ''), oneLine(place.region ?? '')];
  return {
    ...(address ? { address } : {}),
    city: oneLine(place.city),
    ...(region ? { region } : {}),
    country: place.country,
  };
}

/** The document as it will be stored: what was sent over what was there, without what was emptied. */
function changedDetails({ details }: Member, edit: Edit): MemberDetails {
  const { openToWork, sectionVisibility, clear = [] } = edit;
  const sent = {
    firstName: lineOf(edit.firstName),
    lastName: lineOf(edit.lastName),
    dateOfBirth: edit.dateOfBirth,
    companyName: lineOf(edit.companyName),
    companyLocation: placeOf(edit.companyLocation),
    contactPerson: lineOf(edit.contactPerson),
    registrationNumber: lineOf(edit.registrationNumber),
    industry: edit.industry,
    companySize: edit.companySize,
    foundedYear: edit.foundedYear,
    website: edit.website,
    about: edit.about === undefined ? undefined : clean(edit.about),
    location: placeOf(edit.location),
    coverKey: edit.coverKey,
    openToWork: openToWork && { ...openToWork, roles: [...new Set(openToWork.roles.map(oneLine))] },
    sectionVisibility: sectionVisibility && { ...details.sectionVisibility, ...sectionVisibility },
  };
  const emptied = new Set<string>(clear.map((name) => (name === 'coverImage' ? 'coverKey' : name)));
  const present = Object.entries(sent).filter(([, value]) => value !== undefined);
  const merged = Object.entries({ ...details, ...Object.fromEntries(present) });
  return Object.fromEntries(merged.filter(([name, value]) => !emptied.has(name) && value !== ''));
}
