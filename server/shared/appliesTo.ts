import { sql, type SqlBool, type RawBuilder } from 'kysely';

/**
 * Until the days are over for which the applicant let it be kept; not while they are suspended, nor of a job that was taken
 * away.
 */
export const isShown = sql<SqlBool>`(applications.snapshot is not null and applications.hidden_at is null)`;

/**
 * True while a member has an application with this HR member that was not withdrawn, for as long as the applicant let it be
 * kept and is not suspended.
 */
export const appliesTo = (hrId: string, memberColumn: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from applications where applications.applicant_id = ${sql.ref(memberColumn)}
    and applications.owner_id = ${hrId}::uuid and applications.withdrawn_at is null and ${isShown})`;
