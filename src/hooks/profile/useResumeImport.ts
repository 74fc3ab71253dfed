import { useRef, useState } from 'react';
import { useApiCache } from '../../api/swr.ts';
import type { ImportDialogProps, ImportStep } from '../../components/profile/ImportDialog.tsx';
import { type Plan, planOf, profileReads, reasonOf } from './planOfImport.ts';
import type { OperationId } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { ImportRow } from '../../lib/resume/importCompare.ts';

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
async function saveImport(
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

/** Imports a JSON Resume or a LinkedIn archive into the own profile: read, review, save (product S44). */
export function useResumeImport(): { onOpen: () => void; dialog: ImportDialogProps } {
  const { invalidate } = useApiCache();
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState<ImportStep>({ status: 'choose' });
  /** What was read, for those rows that have to be saved once more. */
  const read = useRef<Plan>(undefined);
  /** Another file, or a closed dialog, makes what is being read worthless. */
  const turn = useRef(0);

  const reset = () => {
    turn.current++;
    setStep({ status: 'choose' });
  };
  const onFile = async ({ file }: { file: File }) => {
    const mine = ++turn.current;
    setStep({ status: 'choose', busy: true });
    try {
      const plan = await planOf(file);
      if (mine !== turn.current) return;
      read.current = plan;
      const { rows } = plan;
      // Nothing of the member's own is replaced unless they say so.
      const chosen = new Set(rows.filter(({ state }) => state === 'new').map(({ id }) => id));
      setStep({ status: 'review', rows, chosen });
    } catch (error) {
      if (mine === turn.current) setStep({ status: 'choose', error: reasonOf(error) });
    }
  };
  const save = async (wanted: (id: string) => boolean, before = 0) => {
    if (!read.current) return;
    const plan = read.current;
    const rows = plan.rows.filter(({ id }) => wanted(id));
    const total = rows.length;
    setStep({ status: 'saving', done: 0, total });
    const { failures, updatedAt } = await saveImport(rows, plan, (done) =>
      setStep({ status: 'saving', done, total }),
    );
    read.current = { ...plan, updatedAt };
    setStep({ status: 'done', saved: before + total - failures.length, failures });
    void invalidate(profileReads);
  };
  return {
    onOpen() {
      reset();
      setOpen(true);
    },
    dialog: {
      open,
      onClose() {
        setOpen(false);
        turn.current++;
      },
      step,
      onFile: (event) => void onFile(event),
      onChoose({ id, chosen }) {
        if (step.status !== 'review') return;
        const next = new Set(step.chosen);
        if (chosen) next.add(id);
        else next.delete(id);
        setStep({ ...step, chosen: next });
      },
      onBack: reset,
      onSave: () => step.status === 'review' && void save((id) => step.chosen.has(id)),
      onRetry() {
        if (step.status !== 'done') return;
        const failed = new Set(step.failures.map(({ id }) => id));
        void save((id) => failed.has(id), step.saved);
      },
    },
  };
}
