import type { OperationId } from '#openapi/contract.ts';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import type { ImportRow } from '../../../lib/resume/importCompare.ts';

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
    import('../../../lib/resume/readImport.ts'),
    import('../../../lib/resume/importPlan.ts'),
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

interface ImportFailure {
  id: string;
  title: string;
  message: string;
}

/** Operations whose second sending with the same clientId is answered as the first was. */
const repeatable = new Set<OperationId>([
  'addWorkExperience',
  'addUserQualification',
  'addCertificate',
  'addAchievement',
  'addPassion',
  'addLanguages',
]);

const messageOf = (error: unknown) => {
  if (!(error instanceof ApiError)) return genericMessage;
  return Object.values(error.fields)[0] ?? error.message;
};

/** Saves the rows one after the other, each on its own; those of the header carry the time of the one before them. */
export async function saveImport(
  rows: readonly ImportRow[],
  { updatedAt: began, clientIds }: Pick<Plan, 'updatedAt' | 'clientIds'>,
  onProgress: (done: number) => void,
): Promise<{ failures: ImportFailure[]; updatedAt: string }> {
  const failures: ImportFailure[] = [];
  let updatedAt = began;
  for (const [index, { id, title, write }] of rows.entries()) {
    try {
      if (write.op === 'editProfile')
        ({ updatedAt } = (await call('editProfile', { ...write.body, updatedAt })).response);
      else {
        const clientId = repeatable.has(write.op) ? { clientId: clientIds.get(id) } : {};
        // Each body is that of its operation; of a union of both the compiler knows neither.
        await (call as (op: OperationId, body: unknown) => Promise<unknown>)(write.op, {
          ...write.body,
          ...clientId,
        });
      }
    } catch (error) {
      failures.push({ id, title, message: messageOf(error) });
    }
    onProgress(index + 1);
  }
  return { failures, updatedAt };
}
