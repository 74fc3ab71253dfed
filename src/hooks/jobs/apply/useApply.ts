import { useState } from 'react';
import type { ApplyDialogProps, ApplyStage } from '../../../components/jobs/apply/ApplyDialog.tsx';
import type { Application } from '../../../domain/jobs.ts';
import { closesAt, weakProfile } from '../../../domain/apply.ts';
import { useProfileInfo } from '../../profile/useProfileInfo.ts';
import { useOnline } from '../../site/useOnline.ts';
import { type ApplyDrawings, type ApplyInput, useApplyDraft } from './useApplyDraft.ts';
import { useApplySend } from './useApplySend.ts';
import { useWithdraw } from './useWithdraw.ts';

/** One application, from the first look to what it came to (product S29). */
export function useApply({ job, now, onClose, onApplied }: ApplyInput) {
  const profile = useProfileInfo();
  const info = profile.status === 'ready' ? profile.info : undefined;
  const weak = (info?.member.profileStrength ?? 100) < weakProfile;
  const [asking, setAsking] = useState(false);
  const online = useOnline();
  const undo = useWithdraw();
  const { picker, written, end, resume, save, discard, change, ...draft } = useApplyDraft(job, { now, weak });
  const sending = useApplySend(job, (application) => {
    end();
    if (application) onApplied(application);
  });
  const { outcome, busy, error, fields } = sending;
  const dayIsOver = closesAt(job) <= now.getTime();
  const closed = sending.closed === true || dayIsOver;
  const leave = (act: () => void) => () => (act(), onClose());
  const takeBack = async (application: Application) => {
    if (!(await undo.withdraw(application))) return;
    resume();
    sending.reset();
  };
  const stageOf = ({ closed: banner, ...drawn }: ApplyDrawings): ApplyStage => {
    if (outcome) {
      const onUndo = () => outcome.application && void takeBack(outcome.application);
      const { busy: undoing, error: failed } = undo;
      return { step: 'done', done: { ...outcome, poster: job.poster, undoing, error: failed, onUndo } };
    }
    if (profile.status === 'loading') return { step: 'loading' };
    if (profile.status === 'error' && online)
      return { step: 'error', error: profile.error, onRetry: profile.onRetry };
    const { values: initialValues, formKey, files, onDiscardDraft } = draft;
    const state = {
      job,
      weak,
      files,
      initialValues,
      onDiscardDraft,
      busy,
      fields,
      error: fields ? undefined : error,
      offline: !online,
    };
    return {
      step: 'form',
      formKey,
      form: {
        ...picker,
        ...drawn,
        ...state,
        profile: info,
        closed: closed && banner,
        onChange: change,
        onSubmit: sending.send,
      },
    };
  };
  const dialog: Omit<ApplyDialogProps, 'stage' | 'applicationsHref'> = {
    open: true,
    vacancyName: job.vacancyName,
    companyName: job.companyName,
    onClose,
    onSave: leave(save),
    onCancel: () => (written && !closed ? setAsking(true) : leave(closed ? save : discard)()),
    leaving: { open: asking, onDiscard: leave(discard), onStay: () => setAsking(false) },
  };
  return { dialog, stageOf, info, closed, dayIsOver };
}
