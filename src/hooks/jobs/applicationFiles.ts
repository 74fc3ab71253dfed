import { call } from '../../api/client.ts';
import { appliedRows } from '../../domain/applied.ts';
import type { Application } from '../../domain/jobs.ts';
import { toCsv } from '../../lib/csv.ts';
import { downloadFile } from '../profile/downloadFile.ts';

/** No member has more; a server that never ends must not keep a page busy. */
const mostPages = 100;

async function readAll(): Promise<Application[]> {
  const all: Application[] = [];
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex++) {
    // A page needs the count of the one before.
    const { response, count } = await call('getAppliedJobs', { pageIndex });
    all.push(...response);
    if (response.length === 0 || all.length >= count) break;
  }
  return all;
}

/** Saves all applications of the member as a table. Throws `ApiError`. */
export async function saveApplications(): Promise<void> {
  const csv = toCsv(appliedRows(await readAll()));
  downloadFile(csv, { name: 'Applications.csv', type: 'text/csv;charset=utf-8' });
}
