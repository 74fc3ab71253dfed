import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { useApiCache } from '../../../api/swr.ts';
import type { ApplyDonePanelProps } from '../../../components/jobs/apply/ApplyDonePanel.tsx';
import { type ApplyDraft, toApplyPayload, toFormFields } from '../../../domain/apply.ts';
import type { Application, Job } from '../../../domain/jobs.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { useSession } from '../../account/useSession.ts';
import { clientIdOf, forgetClientId } from '../../site/clientIds.ts';
import { applyDraftName, isApplicationWaiting, keepApplication } from './waitingApplications.ts';
import { resumeOptions, sendApplication } from './sendApplication.ts';
import { applicationReads } from '../jobReads.ts';
import type { Schemas } from '#openapi/contract.ts';
import type { MadeResume } from '../../../lib/resume/makeResume.ts';
import { paperHere } from '../../account/paperHere.ts';
import { makeHere } from '../../profile/resume/resumeFiles.ts';

type Info = Pick<Schemas['UserInfo'], 'member' | 'sections'>;
type Made = { info: Info; made?: MadeResume };

/** The pages of the résumé that would be made of the profile, once somebody wants to see them. */
export function useApplyPages(info: Info | undefined) {
  const [open, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Made>();
  useEffect(() => {
    if (!open || !info) return;
    let live = true;
    const keep = (made?: MadeResume) => live && setResult({ info, ...(made && { made }) });
    void makeHere(info, resumeOptions()).then(keep, () => keep());
    return () => {
      live = false;
    };
  }, [open, info, attempt]);
  const current = result && result.info === info ? result : undefined;
  const onRetry = () => {
    setResult(undefined);
    setAttempt(attempt + 1);
  };
  const made = current?.made;
  return {
    paper: paperHere(),
    onPreview: () => setOpen(!open),
    /** Undefined while nobody wants to see them. */
    pages: !open
      ? undefined
      : !current
        ? { status: 'making' as const }
        : made
          ? { status: 'ready' as const, pages: made.pages, missing: made.missing }
          : {
              status: 'error' as const,
              error: { message: 'The pages could not be made.' },
              onRetry,
            },
  };
}

type Outcome = Pick<ApplyDonePanelProps, 'outcome' | 'application'>;
interface Status {
  busy?: string;
  error?: string;
  fields?: FieldErrors;
  closed?: boolean;
  outcome?: Outcome;
}

/** What the member sent from another tab or device. Not finding it takes nothing away from the answer. */
const findApplication = (jobId: string): Promise<Application | undefined> =>
  call('getAppliedJobs', { pageIndex: 1 }).then(
    ({ response }) => response.find((one) => one.jobId === jobId && !one.withdrawnAt),
    () => undefined,
  );

/** Sends an application once, or keeps it until there is a network (product S29). `onDone`: nothing is left to write. */
export function useApplySend(job: Job, onDone: (application?: Application) => void) {
  const { userId = '' } = useSession();
  const { invalidate } = useApiCache();
  const { jobId } = job;
  const [status, setStatus] = useState<Status>(() =>
    isApplicationWaiting(userId, jobId) ? { outcome: { outcome: 'waiting' } } : {},
  );
  const name = applyDraftName(jobId);
  const end = (outcome: Outcome) => {
    onDone(outcome.application);
    setStatus({ outcome });
    if (outcome.outcome !== 'waiting') void invalidate(applicationReads);
  };
  const send = async (draft: ApplyDraft) => {
    const makesResume = draft.values.resume === 'made' && job.resumeRequired !== 0;
    const content = toApplyPayload(job, draft);
    const clientId = clientIdOf(userId, name, JSON.stringify([content, makesResume]));
    const payload = { ...content, clientId };
    const wait = () => {
      keepApplication(userId, { payload, makesResume, draft, job, writtenAt: Date.now() });
      end({ outcome: 'waiting' });
    };
    if (!navigator.onLine) return wait();
    setStatus({ busy: makesResume ? 'Making your résumé and sending' : 'Sending' });
    try {
      const application = await sendApplication(payload, makesResume);
      forgetClientId(userId, name, clientId);
      end({ outcome: 'sent', application });
    } catch (failure) {
      const answered = failure instanceof ApiError && failure.status > 0;
      if (!answered && !navigator.onLine) return wait();
      if (!(failure instanceof ApiError)) return setStatus({ error: genericMessage });
      if (failure.code === 'ALREADY_APPLIED') {
        forgetClientId(userId, name, clientId);
        const application = await findApplication(jobId);
        return end({ outcome: 'already', ...(application && { application }) });
      }
      if (failure.code === 'JOB_CLOSED') return setStatus({ closed: true });
      const fields = toFormFields(failure.fields, content.answers);
      setStatus({ error: failure.message, ...(Object.keys(fields).length > 0 && { fields }) });
    }
  };
  return {
    ...status,
    send: (draft: ApplyDraft) => void send(draft),
    /** Back to the form. */
    reset: () => setStatus({}),
  };
}
