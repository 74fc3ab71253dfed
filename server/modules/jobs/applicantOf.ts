import { sql, type SqlBool, type RawBuilder } from 'kysely';
import { isShown } from './requestFilters.ts';

/**
 * True while a member has an application with this HR member that was not withdrawn, for as long as the applicant let it be
 * kept and is not suspended.
 */
export const appliesTo = (hrId: string, memberColumn: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from applications where applications.applicant_id = ${sql.ref(memberColumn)}
    and applications.owner_id = ${hrId}::uuid and applications.withdrawn_at is null and ${isShown})`;
