import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import type { ImportRow } from '../../lib/resume/importCompare.ts';

/** What shows a profile, a part of one, or how complete it is. */
export const profileReads = [
  'getUserInfo',
  'getWorkExperience',
  'getCurrentlyWorkingExperience',
  'getEducationalDetails',
  'getCertificate',
  'getAchievement',
  'getPassionList',
  'getLanguages',
  'getInterestList',
  'dashboardDetails',
] as const;

export interface Plan {
  rows: readonly ImportRow[];
  /** Of the member that the rows were compared with. */
  updatedAt: string;
  /** One for each row: an attempt that was answered too late is not saved twice. */
  clientIds: ReadonlyMap<string, string>;
}

/** Reads a file and sets it beside the profile as it is now, not as it was when the page was opened. */
export async function planOf(file: File): Promise<Plan> {
  const [{ readImport }, { planImport }] = await Promise.all([
    import('../../lib/resume/readImport.ts'),
    import('../../lib/resume/importPlan.ts'),
  ]);
  const found = await readImport(file);
  const [{ response: info }, { response: languages }, { response: interests }] = await Promise.all([
    call('getUserInfo', {}),
    call('getLanguageList', {}),
    call('getInterestList', {}),
  ]);
  const rows = planImport(found, info, { languages, interests });
  const clientIds = new Map(rows.map(({ id }) => [id, crypto.randomUUID()]));
  return { rows, updatedAt: info.member.updatedAt, clientIds };
}

/** Why a file was not read. The reader says it in its own words, and so does the server. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError || (error instanceof Error && error.name === 'UnreadableFile')
    ? error.message
    : 'This file cannot be read.';
