import type { Selectable } from 'kysely';
import type { OperationId } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import type { ItemData, ItemKind, ProfileItemsTable } from '../../../db/profileTables.ts';
import { notHidden } from '../../../db/visible.ts';
import { once } from '../../../idempotency.ts';
import { isKey, newId } from '../../../ids.ts';
import { releaseMedia } from '../../../media/claim.ts';
import { invalid, notFound, stale } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { identityOf, provenFields, type Draft } from '../drafts.ts';
import { checkFile, takeFile } from '../../../shared/files.ts';
import { readItems, toItem, type Items } from './items.ts';
import { kinds, MOST_CURRENT, MOST_ITEMS, UNDO_MS } from './kinds.ts';
import { arrange, placeByDate, sectionOf, writeOrder, type Placed } from './order.ts';
import { lockMember, requireJobSeeker } from '../owner.ts';
import { resetVerification } from '../verification/verificationState.ts';

type Row = Selectable<ProfileItemsTable>;

export interface SaveRequest {
  operation: OperationId;
  clientId: string | undefined;
  /** Absent for a new item. */
  id: string | undefined;
  updatedAt: string | undefined;
  order: number | undefined;
}

/**
 * Adds an item, replaces one, or puts back one that was deleted a moment ago, and answers it as it then stands. All
 * writes to the sections of a member follow each other (lockMember), so that places, limits and duplicates hold when
 * two devices write at once. 404 for another member's id, 409 STALE, 422 at the fields.
 */
export async function saveItem<K extends ItemKind>(
  context: Context,
  request: SaveRequest,
  draft: Draft & { kind: K },
): Promise<Items[K]> {
  const { userId } = requireJobSeeker(context);
  if (Object.keys(draft.errors).length > 0) throw invalid(draft.errors);
  await limit(context, 'profile', userId);
  const { file } = kinds[draft.kind];
  if (draft.fileKey && file) await checkFile(context, draft.fileKey, file);
  return once(context, request.operation, request.clientId, async (trx) => {
    await lockMember(trx, userId);
    const section = await sectionOf(trx, userId, draft.kind);
    const before = request.id === undefined ? undefined : await storedItem(context, trx, request, draft.kind);
    const others = section.filter(({ id }) => id !== before?.id);
    await refuse(trx, userId, draft, others, before);
    const id = before?.id ?? newId(context.now().getTime());
    await (before ? replaceItem(context, trx, before, draft) : insertItem(context, trx, id, draft));
    const item = { id, position: before?.position ?? 0, is_current: draft.isCurrent, data: draft.data };
    const place = request.order ?? (before ? before.position : placeByDate(others, item));
    await writeOrder(trx, arrange(others, id, place), [...others, item]);
    const [row] = await readItems(trx, userId, { memberId: userId, id });
    if (!row) throw notFound();
    return toItem(draft.kind, row, { userId, config: context.config, now: context.now });
  });
}

/** The member's own item of this kind, also for a moment after it was deleted. */
async function storedItem(
  context: Context,
  db: Db,
  { id, updatedAt }: SaveRequest,
  kind: ItemKind,
): Promise<Row> {
  const { userId } = requireSession(context);
  const row = isKey(id ?? '')
    ? await db
        .selectFrom('profile_items')
        .selectAll()
        .where('id', '=', id ?? '')
        .where('member_id', '=', userId)
        .where('kind', '=', kind)
        .executeTakeFirst()
    : undefined;
  const undone = context.now().getTime() - UNDO_MS;
  if (!row || (row.deleted_at !== null && Date.parse(row.deleted_at) < undone))
    throw notFound(kinds[kind].gone);
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(row.updated_at)) throw stale();
  return row;
}

async function refuse(db: Db, userId: string, draft: Draft, others: Placed[], before: Row | undefined) {
  const { field, many, same } = kinds[draft.kind];
  const isNew = !before || before.deleted_at !== null;
  if (isNew && others.length >= MOST_ITEMS)
    throw invalid({ [field]: `There is room for ${MOST_ITEMS} ${many}. Please delete one first.` });
  const current = draft.kind === 2 && draft.isCurrent ? others.filter((one) => one.is_current).length : 0;
  if (current >= MOST_CURRENT)
    throw invalid({ isCurrent: `At most ${MOST_CURRENT} positions can be current at once.` });
  const twin = await db
    .selectFrom('profile_items')
    .select('id')
    .where('member_id', '=', userId)
    .where('kind', '=', draft.kind)
    .where('identity', '=', identityOf(draft.kind, draft.data))
    .where('deleted_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '!=', before?.id ?? ''))
    .executeTakeFirst();
  if (twin) throw invalid({ [field]: same });
  // A company that has left since stays as it is in what was said before.
  if (draft.companyId && draft.companyId !== before?.company_id)
    await refuseNoCompany(db, userId, draft.companyId);
}

/** Members of roles 2 to 4 can be named as companies, unless a block stands between. */
async function refuseNoCompany(db: Db, userId: string, companyId: string) {
  const company = isKey(companyId)
    ? await db
        .selectFrom('members')
        .select('id')
        .where('id', '=', companyId)
        .where('role', '>', 1)
        .where('phone_verified_at', 'is not', null)
        .where('deleted_at', 'is', null)
        .where('suspended_at', 'is', null)
        .where(notHidden(userId, 'members.id'))
        .executeTakeFirst()
    : undefined;
  if (!company) throw invalid({ companyName: 'Please choose the company from the list again.' });
}

/** Text that does not depend on the order of the fields: JSONB gives them back in its own. */
const asText = (data: object) =>
  JSON.stringify(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1)));

async function insertItem(context: Context, db: Db, id: string, draft: Draft) {
  const { userId } = requireSession(context);
  const { file } = kinds[draft.kind];
  if (draft.fileKey && file) await takeFile(db, draft.fileKey, { ownerId: userId, place: file });
  await db
    .insertInto('profile_items')
    .values({
      id,
      member_id: userId,
      kind: draft.kind,
      position: 0,
      ...columnsOf(draft),
      created_at: context.now(),
      updated_at: context.now(),
    })
    .execute();
}

const columnsOf = (draft: Draft) => ({
  is_current: draft.isCurrent,
  company_id: draft.companyId ?? null,
  data: JSON.stringify(draft.data),
  identity: identityOf(draft.kind, draft.data),
  file_key: draft.fileKey ?? null,
});

async function replaceItem(context: Context, db: Db, before: Row, draft: Draft) {
  const { userId } = requireSession(context);
  const { file } = kinds[draft.kind];
  const fileKey = draft.fileKey ?? null;
  // The files of a deleted item were given up with it.
  const held = before.deleted_at === null ? before.file_key : null;
  if (fileKey !== held) {
    if (held) await releaseMedia(context, db, [held]);
    if (fileKey && file) await takeFile(db, fileKey, { ownerId: userId, place: file });
  }
  const changed =
    asText(draft.data) !== asText(before.data) ||
    draft.isCurrent !== before.is_current ||
    (draft.companyId ?? null) !== before.company_id ||
    fileKey !== before.file_key;
  // A company that has another name since is still the same one.
  const same = (field: keyof ItemData) =>
    draft.data[field] === before.data[field] ||
    (field === 'companyName' && before.company_id !== null && draft.companyId === before.company_id);
  const unproven = !provenFields[draft.kind].every(same);
  // Moving an item changes nothing in it: who edits it elsewhere is not disturbed.
  const at = new Date(Math.max(context.now().getTime(), Date.parse(before.updated_at) + 1));
  await db
    .updateTable('profile_items')
    .set({
      ...columnsOf(draft),
      deleted_at: null,
      ...(changed ? { updated_at: at } : {}),
    })
    .where('id', '=', before.id)
    .execute();
  if (unproven) await resetVerification(context, db, before.kind, before.id);
}
