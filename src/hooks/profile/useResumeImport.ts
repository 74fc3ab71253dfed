import { useRef, useState } from 'react';
import { useApiCache } from '../../api/swr.ts';
import type { ImportDialogProps, ImportStep } from '../../components/profile/ImportDialog.tsx';
import { planOf, profileReads, reasonOf, type Plan } from './planOfImport.ts';
import { saveImport } from './saveImport.ts';

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
