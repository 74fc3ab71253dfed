import { useEffect, useRef, useState } from 'react';
import { genericMessage } from '../../../api/errors.ts';
import type { ResumeDialogProps } from '../../../components/profile/resume/ResumeDialog.tsx';
import { toast } from '../../../lib/toastQueue.ts';
import type { MadeResume, ResumeOptions } from '../../../lib/resume/makeResume.ts';
import { outlineOf, resumeSections } from '../../../lib/resume/outline.ts';
import { paperHere } from '../../account/paperHere.ts';
import { makeHere, type ResumeInfo, saveJson, savePdf } from './resumeFiles.ts';
import { useApiCache } from '../../../api/swr.ts';
import type { ImportDialogProps, ImportStep } from '../../../components/profile/resume/ImportDialog.tsx';
import { type Plan, planOf, profileReads, reasonOf, saveImport } from './resumeImport.ts';

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

/** The dialog that makes a résumé of the own profile. `info`: undefined until it is there. */
export function useResume(info: ResumeInfo | undefined): { onOpen: () => void; dialog: ResumeDialogProps } {
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<ResumeOptions>(() => ({
    paper: paperHere(),
    sections: resumeSections,
    contact: true,
  }));
  const [result, setResult] = useState<{ info: ResumeInfo; options: ResumeOptions; made?: MadeResume }>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!open || !info) return;
    let live = true;
    const keep = (made?: MadeResume) => live && setResult({ info, options, ...(made && { made }) });
    void makeHere(info, options).then(keep, () => keep());
    return () => {
      live = false;
    };
  }, [open, info, options, attempt]);

  const current = result?.options === options && result.info === info ? result : undefined;
  const download = async (format: 'pdf' | 'json') => {
    if (!info) return;
    setBusy(format === 'pdf');
    try {
      if (format === 'json') await saveJson(info);
      else await savePdf(info, current?.made ?? (await makeHere(info, options)));
    } catch {
      toast({ kind: 'error', title: genericMessage });
    } finally {
      setBusy(false);
    }
  };
  const outline = info && outlineOf(info, { sections: resumeSections, contact: true });
  return {
    onOpen: () => setOpen(true),
    dialog: {
      open,
      onClose: () => setOpen(false),
      options,
      onOptions: ({ options: next }) => setOptions(next),
      filled: outline?.sections.map(({ key }) => key) ?? [],
      preview: !current
        ? { status: 'making' }
        : current.made
          ? { status: 'ready', pages: current.made.pages, missing: current.made.missing }
          : {
              status: 'error',
              error: { message: 'The preview could not be made.' },
              onRetry() {
                setResult(undefined);
                setAttempt(attempt + 1);
              },
            },
      busy,
      onDownload: ({ format }) => void download(format),
    },
  };
}
