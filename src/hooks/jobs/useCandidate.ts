import { useState } from 'react';
import { ApiError, unaskedError } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import type { CandidateDrawerProps } from '../../components/jobs/CandidateDrawer.tsx';
import type { CandidatePanelProps } from '../../components/jobs/CandidatePanel.tsx';
import type { Application } from '../../domain/jobs.ts';
import { toast } from '../../lib/toastQueue.ts';
import { toFailure } from '../site/useListState.ts';
import { addToCalendar } from './addToCalendar.ts';
import { useDecision, type Decision } from './useDecision.ts';
import { messageOf } from './useMoveNews.ts';
import { useOpened } from './useOpened.ts';
import { useResumeViewer } from './useResumeViewer.ts';

type Part = 'rating' | 'note' | 'messageToCandidate' | 'interview';
type Parts = Pick<CandidatePanelProps, 'resume' | 'interview' | 'message' | 'notes' | 'onRate'>;

const gone = new ApiError(404, 'NOT_FOUND', { message: 'This application does not exist any more.' });
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const timezones = Intl.supportedValuesOf('timeZone');

/** One application with everything HR knows, and what is done to it besides moving (product S30). It counts as opened by then. */
export function useCandidate(
  applicationId: string | undefined,
  now: Date,
): { application: Application | undefined; state: CandidateDrawerProps['state']; parts: Parts } {
  const asked = applicationId === undefined ? null : { applicationId, pageIndex: 1 };
  const { data, error, isLoading, isValidating, mutate } = useApiQuery('getJobRequestList', asked);
  const decide = useDecision();
  const [write, setWrite] = useState<{ id?: string; part?: Part; busy?: boolean; message?: string }>({});
  const application = data?.response[0];
  useOpened(application);
  const resume = useResumeViewer(application?.resume);

  const decideOn = async (name: Part, decision: Decision, draw?: (one: Application) => Application) => {
    if (!application) return;
    const id = application.applicationId;
    setWrite({ id, part: name, busy: true });
    try {
      await decide([application], decision, draw);
      setWrite({});
    } catch (thrown) {
      const said = messageOf(thrown);
      setWrite({ id, part: name, message: said });
      if (name === 'rating') toast({ kind: 'error', title: said });
    }
  };
  const of = (name: Part) =>
    write.part === name && write.id === applicationId
      ? { busy: write.busy ?? false, ...(write.message && { error: write.message }) }
      : {};
  const failed = data ? gone : (error ?? unaskedError());
  // Nobody gets back what is gone by asking again.
  const again = failed.status !== 404 && { onRetry: () => void mutate() };
  const waits = isLoading || isValidating;
  const state: CandidateDrawerProps['state'] = application
    ? { status: 'ready' }
    : waits
      ? { status: 'loading' }
      : { status: 'error', error: toFailure(failed), ...again };
  const parts: Parts = {
    resume,
    onRate: ({ rating }) => void decideOn('rating', { rating }, (one) => ({ ...one, rating })),
    notes: { ...of('note'), onAdd: ({ note }) => void decideOn('note', { note }) },
    message: {
      ...of('messageToCandidate'),
      onSend: (sent) => void decideOn('messageToCandidate', { messageToCandidate: sent.message }),
    },
    interview: {
      ...of('interview'),
      timezone,
      timezones,
      onPlan: ({ interview }) => void decideOn('interview', { interview }),
      onCallOff: () => void decideOn('interview', { interview: null }),
      onCalendar: () => application && addToCalendar(application, application.applicant.userName, now),
    },
  };
  return { application, state, parts };
}
