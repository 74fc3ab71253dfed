import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { basisOf, toEdit, type ProfileAsk, type ProfileEdit } from '../../domain/profileEdits.ts';
import type { UserInfo } from '../../domain/profile.ts';
import { idOfItem } from '../../domain/profileItems.ts';
import { readItem } from './sections/saveItem.ts';

/** A form with what the profile says now. */
export const freshEdit = (ask: ProfileAsk, info: UserInfo): ProfileEdit => toEdit(ask, info, new Date());

/** What is kept of a form on this device. */
export interface KeptEdit {
  values: ProfileEdit['values'];
  /** The version that it was based on. */
  basis?: string | undefined;
}
export const isKeptEdit = (value: unknown): value is KeptEdit =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<KeptEdit>).values === 'object' &&
  (value as Partial<KeptEdit>).values !== null;

/** How what is changed stands now, after somebody else has changed it. */
export interface LatestEdit {
  edit: ProfileEdit;
  basis: string | undefined;
}
export interface EditFailure {
  error?: string | undefined;
  fields?: Record<string, string> | undefined;
  conflict?: LatestEdit | undefined;
}

/** As it stands on the server; undefined when it is gone. Rejects with ApiError. */
export async function latestOf(edit: ProfileEdit): Promise<LatestEdit | undefined> {
  if (edit.form === 'item') {
    if (!edit.item) return undefined;
    const item = await readItem(edit.kind, idOfItem(edit.item));
    if (!item) return undefined;
    const { response: info } = await call('getUserInfo', {});
    return { edit: freshEdit({ ...edit, item }, info), basis: item.updatedAt };
  }
  const { response: info } = await call('getUserInfo', {});
  // The end of a position has no version; the headline that goes with it has the member's.
  const basis = edit.form === 'end' ? info.member.updatedAt : basisOf(edit, info);
  return { edit: freshEdit(edit, info), basis };
}

/** The API nests what the form of openness has flat, and calls the one file of an item by what it is for. */
const flat = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name.replace('openToWork.', '').replace(/^(documentKey|mediaKey)$/, 'fileKey'),
      text,
    ]),
  );

/** Why a form was not saved. `latest` is asked when it was changed elsewhere. Never rejects. */
export async function asFailure(
  error: unknown,
  latest: () => Promise<LatestEdit | undefined>,
): Promise<EditFailure> {
  if (!(error instanceof ApiError)) return { error: genericMessage };
  if (error.code === 'STALE') {
    try {
      const conflict = await latest();
      return conflict ? { conflict } : { error: 'This was deleted elsewhere.' };
    } catch (failure) {
      return { error: failure instanceof ApiError ? failure.message : genericMessage };
    }
  }
  if (Object.keys(error.fields).length > 0) return { fields: flat(error.fields) };
  const kept = error.status === 0 ? ' What you wrote is kept on this device.' : '';
  return { error: error.message + kept };
}
