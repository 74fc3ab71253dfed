import { useResumeImport } from './useResumeImport.ts';
import { useEffect, useState } from 'react';
import { genericMessage } from '../../api/errors.ts';
import type { ResumeDialogProps } from '../../components/profile/ResumeDialog.tsx';
import { toast } from '../../lib/toastQueue.ts';
import type { MadeResume, ResumeOptions } from '../../lib/resume/makeResume.ts';
import { outlineOf, resumeSections } from '../../lib/resume/outline.ts';
import { paperHere } from '../account/paperHere.ts';
import { makeHere, type ResumeInfo, saveJson, savePdf } from './resumeFiles.ts';

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

type Info = Parameters<typeof useResume>[0];

/** A job seeker's profile as a file, and a file as the profile (product S44). */
export function useProfileFiles(info: Info) {
  const resume = useResume(info);
  const imported = useResumeImport();
  return {
    actions: { onResume: resume.onOpen, onImport: imported.onOpen },
    dialogs: { resume: resume.dialog, imported: imported.dialog },
  };
}
