import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import type { ItemData, ItemKind } from '../../../db/profileTables.ts';
import { privateUrl } from '../../../media/privateFiles.ts';
import { avatarUrl, mediaUrl } from '../../../media/uploads.ts';
import { widthsOf } from '../../../media/variants.ts';

export interface Items {
  1: Schemas['Education'];
  2: Schemas['WorkExperience'];
  3: Schemas['Certificate'];
  4: Schemas['Achievement'];
}

export interface ItemRow {
  id: string;
  member_id: string;
  kind: ItemKind;
  position: number;
  is_current: boolean;
  data: ItemData;
  verification_status: 0 | 1 | 2 | 3 | null;
  updated_at: string;
  company_id: string | null;
  company_name: string | null;
  company_image: string | null;
  file_key: string | null;
  file_name: string | null;
  file_type: string | null;
  file_size: number | null;
  file_width: number | null;
  file_height: number | null;
}

/** Who reads: their id, and what makes the links to their own files. */
export type Reader = { userId: string } & Pick<Context, 'config' | 'now'>;

/**
 * The items of a member in their own order, all kinds or one, or one item. A company stands there under its name of
 * today and with its picture, unless it is gone or a block hides it from the reader.
 */
export async function readItems(
  db: Db,
  readerId: string,
  { memberId, kind, id }: { memberId: string; kind?: ItemKind; id?: string },
): Promise<ItemRow[]> {
  return db
    .selectFrom('profile_items as item')
    .leftJoin('members as company', (join) =>
      join
        .onRef('company.id', '=', 'item.company_id')
        .on('company.deleted_at', 'is', null)
        .on('company.suspended_at', 'is', null).on(sql<boolean>`not exists (
          select 1 from hidden_pairs
          where hidden_pairs.member_id = ${readerId}::uuid and hidden_pairs.hidden_id = company.id)`),
    )
    .leftJoin('media', 'media.key', 'item.file_key')
    .leftJoin('verifications as check', (join) =>
      join.onRef('check.item_id', '=', 'item.id').onRef('check.type', '=', 'item.kind'),
    )
    .select([
      'item.id',
      'item.member_id',
      'item.kind',
      'item.position',
      'item.is_current',
      'item.data',
      'check.status as verification_status',
      'item.updated_at',
      'company.id as company_id',
      'company.user_name as company_name',
      'company.image_key as company_image',
      'item.file_key',
      'media.file_name',
      'media.content_type as file_type',
      'media.size as file_size',
      'media.width as file_width',
      'media.height as file_height',
    ])
    .where('item.member_id', '=', memberId)
    .where('item.deleted_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('item.kind', '=', kind ?? 1))
    .$if(id !== undefined, (query) => query.where('item.id', '=', id ?? ''))
    .orderBy('item.kind')
    .orderBy('item.position')
    .orderBy('item.id')
    .execute();
}

/** The proof behind an item, for its owner alone. */
function documentsOf(row: ItemRow, reader: Reader): Schemas['DocumentFile'][] {
  if (!row.file_key || row.member_id !== reader.userId) return [];
  return [
    {
      mediaKey: row.file_key,
      url: privateUrl(reader.config, reader.now(), row.file_key),
      fileName: row.file_name ?? 'Document',
      contentType: row.file_type ?? 'application/octet-stream',
      size: row.file_size ?? 0,
    },
  ];
}

function pictureOf(row: ItemRow): Schemas['Media'] | undefined {
  if (!row.file_key) return undefined;
  const widths = row.file_width ? widthsOf(row.file_width) : undefined;
  return {
    mediaKey: row.file_key,
    url: mediaUrl(row.file_key),
    mediaType: 0,
    ...(row.data.mediaAlt ? { alt: row.data.mediaAlt } : {}),
    ...(row.file_width && row.file_height ? { width: row.file_width, height: row.file_height } : {}),
    ...(widths ? { widths } : {}),
  };
}

/** An item as the contract has it. What is stored was read by `drafts.ts`, so the fields that a kind must have are there. */
export function toItem<K extends ItemKind>(kind: K, row: ItemRow, reader: Reader): Items[K] {
  const shared = {
    order: row.position,
    verificationStatus: row.verification_status ?? 0,
    updatedAt: row.updated_at,
    documents: kind === 4 ? [] : documentsOf(row, reader),
  };
  const company = row.company_id && {
    companyId: row.company_id,
    companyName: row.company_name ?? '',
    ...(row.company_image ? { companyImage: avatarUrl(row.company_image) } : {}),
  };
  const media = kind === 4 ? pictureOf(row) : undefined;
  const byKind = {
    1: { educationId: row.id, isCurrent: row.is_current },
    2: { workExperienceId: row.id, isCurrent: row.is_current, ...company },
    3: { certificateId: row.id },
    4: { achievementId: row.id, ...(media ? { media } : {}) },
  };
  const { mediaAlt: _inMedia, ...data } = row.data;
  // The compiler cannot follow the kind into the stored document.
  return { ...data, ...byKind[kind], ...shared } as unknown as Items[K];
}
