import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db, type Role } from '../../../context.ts';
import type { MemberDetails } from '../../../db/schema.ts';
import { notHidden } from '../../../db/visible.ts';
import { privateUrl } from '../../../media/privateFiles.ts';
import { avatarUrl } from '../../../media/uploads.ts';

export type VerificationType = Schemas['VerificationType'];
type Status = Schemas['VerificationStatus'];

/** Contract: VerificationType. */
export const IDENTITY = 5;
export const ORGANISATION = 6;

/** Where the items of a kind stand in a profile. */
const sections: Partial<Record<VerificationType, Schemas['SectionName']>> = {
  1: 'education',
  2: 'experience',
  3: 'certificates',
  4: 'achievements',
};
const ONLY_ME = 2;

/** Whether the owner shows items of this kind to nobody. */
export function isKept({ sectionVisibility }: MemberDetails, type: VerificationType): boolean {
  const section = sections[type];
  return section !== undefined && sectionVisibility?.[section] === ONLY_ME;
}

/** What of a member can be verified: type, item_id, title, changed_at (SQL). Identity and organisation are the member. */
export const itemsOf = (ownerId: string): RawBuilder<unknown> => sql`
  select (case when role = 1 then ${sql.lit(IDENTITY)} else ${sql.lit(ORGANISATION)} end)::smallint as type, id as item_id,
    case when role = 1 then 'Identity document' else 'Organisation documents' end as title, updated_at as changed_at
  from members where id = ${ownerId}::uuid and deleted_at is null
  union all
  select kind, id, case kind
      when 1 then concat_ws(', ', data ->> 'degree', data ->> 'institution')
      when 2 then concat_ws(', ', data ->> 'jobTitle', data ->> 'companyName')
      when 3 then data ->> 'certificateName'
      else data ->> 'title' end, updated_at
  from profile_items where member_id = ${ownerId}::uuid and deleted_at is null`;

interface ItemRow {
  type: VerificationType;
  item_id: string;
  title: string;
  changed_at: string;
  verification_id: string | null;
  status: Status | null;
  requested_at: string | null;
  sent_at: string | null;
  decided_at: string | null;
  verifier: string | null;
  reason: string | null;
  updated_at: string | null;
  owner_id: string;
  owner_role: Role;
  owner_name: string;
  owner_image: string | null;
  asker_id: string | null;
  asker_role: Role | null;
  asker_name: string | null;
  asker_image: string | null;
}

interface FileRow {
  verification_id: string;
  media_key: string;
  file_name: string | null;
  content_type: string;
  size: number;
}

export interface Wanted {
  ownerId: string;
  type?: VerificationType | undefined;
  itemId?: string | undefined;
}

/** Of whom the caller must not see, an older request stands without a name. */
function rowsOf(readerId: string, { ownerId, type, itemId }: Wanted) {
  return sql`
    from (${itemsOf(ownerId)}) items
    join members owner on owner.id = ${ownerId}::uuid
    left join verifications v on v.type = items.type and v.item_id = items.item_id
    left join members asker on asker.id = v.requested_by and asker.deleted_at is null
      and ${notHidden(readerId, 'asker.id')}
    where (${type ?? null}::smallint is null or items.type = ${type ?? null}::smallint)
      and (${itemId ?? null}::uuid is null or items.item_id = ${itemId ?? null}::uuid)`;
}

/**
 * Items of a member as the caller may read them, what HR asks for first. Files with their signed addresses go to the
 * owner alone, and only while the item is in review or decided. `offset` and `limit` cut a page out.
 */
export async function readItems(
  context: Context,
  db: Db,
  wanted: Wanted,
  { offset = 0, limit = 1 } = {},
): Promise<{ items: Schemas['VerificationItem'][]; count: number }> {
  const { userId } = requireSession(context);
  const { rows } = await sql<ItemRow & { all_rows: number }>`
    select items.*, v.id as verification_id, v.status, v.requested_at, v.sent_at, v.decided_at, v.verifier, v.reason,
      v.updated_at, owner.id as owner_id, owner.role as owner_role, owner.user_name as owner_name,
      owner.image_key as owner_image, asker.id as asker_id, asker.role as asker_role, asker.user_name as asker_name,
      asker.image_key as asker_image, count(*) over () as all_rows
    ${rowsOf(userId, wanted)}
    order by coalesce(v.status = 1 and asker.id <> owner.id, false) desc, (items.type >= ${sql.lit(IDENTITY)}) desc,
      coalesce(v.updated_at, items.changed_at) desc, items.item_id desc
    limit ${limit} offset ${offset}`.execute(db);
  const own = wanted.ownerId === userId;
  const files = own ? await filesOf(context, db, rows) : new Map<string, Schemas['DocumentFile'][]>();
  return {
    items: rows.map((row) => {
      const item = toItem(context, row, files.get(row.verification_id ?? '') ?? []);
      return own ? item : forAsker(item, userId);
    }),
    count: rows[0]?.all_rows ?? 0,
  };
}

/** Which other agency has asked, and why something was sent back, is between the owner and those who said it. */
function forAsker(
  { requestedBy, reason: _reason, ...item }: Schemas['VerificationItem'],
  askerId: string,
): Schemas['VerificationItem'] {
  return { ...item, ...(requestedBy?.userId === askerId ? { requestedBy } : {}) };
}

async function filesOf(context: Context, db: Db, rows: ItemRow[]) {
  const found = new Map<string, Schemas['DocumentFile'][]>();
  const ids = rows.flatMap((row) => (row.verification_id && row.status ? [row.verification_id] : []));
  if (ids.length === 0) return found;
  const { rows: files } = await sql<FileRow>`
    select f.verification_id, f.media_key, m.file_name, m.content_type, m.size
    from verification_files f join media m on m.key = f.media_key
    where f.verification_id in (${sql.join(ids)}) order by f.verification_id, f.position`.execute(db);
  for (const file of files) {
    const list = found.get(file.verification_id) ?? [];
    list.push({
      mediaKey: file.media_key,
      url: privateUrl(context.config, context.now(), file.media_key),
      fileName: file.file_name ?? 'Document',
      contentType: file.content_type,
      size: file.size,
    });
    found.set(file.verification_id, list);
  }
  return found;
}

const small = (id: string, role: Role, name: string, image: string | null): Schemas['Author'] => ({
  userId: id,
  userType: role,
  userName: name,
  ...(image ? { userImage: avatarUrl(image) } : {}),
});

/** Nobody when they have left, or when a block stands between. */
const askerOf = ({ asker_id, asker_role, asker_name, asker_image }: ItemRow) =>
  asker_id && asker_role && asker_name !== null
    ? { requestedBy: small(asker_id, asker_role, asker_name, asker_image) }
    : {};

function toItem(
  { config }: Context,
  row: ItemRow,
  files: Schemas['DocumentFile'][],
): Schemas['VerificationItem'] {
  const status = row.status ?? 0;
  return {
    documentId: row.item_id,
    documentType: row.type,
    title: [...row.title].slice(0, 150).join(''),
    owner: small(row.owner_id, row.owner_role, row.owner_name, row.owner_image),
    status,
    ...(status > 0 && askerOf(row)),
    ...(status > 0 && row.requested_at ? { requestedAt: row.requested_at } : {}),
    ...(status > 1 && row.sent_at ? { sentAt: row.sent_at } : {}),
    ...(status === 3 && row.decided_at ? { verifiedAt: row.decided_at } : {}),
    ...(status === 3 && row.verifier ? { verifier: row.verifier } : {}),
    files,
    fee: config.verificationFee,
    currency: config.verificationCurrency,
    ...(status < 2 && row.reason ? { reason: row.reason } : {}),
    updatedAt: row.updated_at ?? row.changed_at,
  };
}
