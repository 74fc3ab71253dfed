import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../context.ts';
import type { JobsTable } from '../../../db/jobTables.ts';
import { indexJob } from '../../../search/searchEntries.ts';
import type { JobFields } from './jobForm.ts';
import { placeText } from './jobTexts.ts';
import { putSkills } from '../search/similar.ts';

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Fields of a form as columns. */
export const columnsOf = (fields: JobFields) => ({
  ...fields,
  place: placeText({
    companyLocation: fields.location ?? undefined,
    allowedCountries: fields.allowed_countries ?? undefined,
  }),
  location: json(fields.location),
  allowed_countries: json(fields.allowed_countries),
  skills: JSON.stringify(fields.skills),
  languages: JSON.stringify(fields.languages),
  questions: JSON.stringify(fields.questions),
});

/** Writes a new job, and tells whatever finds jobs. */
export async function insertJob(db: Db, job: Insertable<JobsTable>): Promise<void> {
  await db.insertInto('jobs').values(job).execute();
  await findAnew(db, job.id);
}

/** The same for a change; `newId`: a draft that is published. */
export async function updateJob(db: Db, id: string, change: Updateable<JobsTable>): Promise<void> {
  await db.updateTable('jobs').set(change).where('id', '=', id).execute();
  await findAnew(db, change.id ?? id);
}

async function findAnew(db: Db, id: string): Promise<void> {
  await indexJob(db, id);
  await putSkills(db, id);
}
