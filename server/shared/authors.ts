import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Role } from '../context.ts';
import { avatarUrl } from '../media/uploads.ts';

type Author = Schemas['Author'];

/** Columns of `members`, renamed so that they stand beside another table's. */
export const authorColumns = [
  'members.id as author_id',
  'members.role as author_role',
  'members.user_name',
  'members.image_key',
  'members.headline',
  'members.verification_status',
] as const;

/** The same for a statement that is written by hand. */
export const authorSelect = sql.join(
  authorColumns.map((column) => {
    const [name = '', as] = column.split(' as ');
    return as ? sql`${sql.ref(name)} as ${sql.ref(as)}` : sql.ref(name);
  }),
);

export interface AuthorRow {
  author_id: string;
  author_role: Role;
  user_name: string;
  image_key: string | null;
  headline: string | null;
  verification_status: Schemas['VerificationStatus'];
}

/** A member in small. */
export function toAuthor(row: AuthorRow): Author {
  return {
    userId: row.author_id,
    userType: row.author_role,
    userName: row.user_name,
    ...(row.image_key ? { userImage: avatarUrl(row.image_key) } : {}),
    ...(row.headline ? { headline: row.headline } : {}),
    verificationStatus: row.verification_status,
  };
}
