import type { OperationId } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { ImportRow } from '../../lib/resume/importCompare.ts';
import type { Plan } from './planOfImport.ts';

export interface ImportFailure {
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
