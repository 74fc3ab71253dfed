import type { Schemas } from '#openapi/contract.ts';
import type { CandidateDrawerProps } from '../../../components/jobs/hiring/CandidateDrawer.tsx';
import type { CandidatePanelProps } from '../../../components/jobs/hiring/CandidatePanel.tsx';
import type { Application } from '../../../domain/jobs.ts';
import type { UserInfo } from '../../../domain/profile.ts';
import { Role } from '../../../domain/roles.ts';
import { useReportMember } from '../../people/useReportMember.ts';
import { useAskVerification } from '../../profile/verification/useAskVerification.ts';
import { singleKeysAct } from '../../site/singleKeys.ts';
import type { useJobRequests } from './useJobRequests.ts';
import { useEffect, useState } from 'react';
import { ApiError, unaskedError } from '../../../api/errors.ts';
import { useApiQuery } from '../../../api/swr.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { toFailure } from '../../site/useListState.ts';
import { addToCalendar } from '../apply/addToCalendar.ts';
import { type Decision, useDecision } from './useDecision.ts';
import { messageOf } from './useRequestMoves.ts';
import { useResumeViewer } from './useResumeViewer.ts';
import { useRequestCache } from './useRequestCache.ts';

/** A candidate whose application was read counts as opened: wherever else it stands, and in the numbers of new ones. */
function useOpened(application: Application | undefined) {
  const { show, recount } = useRequestCache();
  useEffect(() => {
    if (application) show([{ before: application, after: application }]);
  }, [application, show]);
  const opened = application?.applicationId;
  useEffect(() => {
    if (opened) recount();
  }, [opened, recount]);
}

type Part = 'rating' | 'note' | 'messageToCandidate' | 'interview';
type Parts = Pick<CandidatePanelProps, 'resume' | 'interview' | 'message' | 'notes' | 'onRate'>;

const gone = new ApiError(404, 'NOT_FOUND', { message: 'This application does not exist any more.' });
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const timezones = Intl.supportedValuesOf('timeZone');

/** One application with everything HR knows, and what is done to it besides moving (product S30). It counts as opened by then. */
function useCandidate(
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
      if (name === 'rating') toast({ kind: 'error', title: said, about: `rating ${id}` });
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

/** The profile of the day as the profile's own sections are drawn from it. */
function infoOf({ applicant, profileSnapshot }: Application): UserInfo | undefined {
  if (!profileSnapshot) return undefined;
  const { takenAt, about, sections } = profileSnapshot;
  const member: Schemas['Member'] = {
    ...applicant,
    userType: Role.JOB_SEEKER,
    premiumUser: 0,
    createdAt: takenAt,
    updatedAt: takenAt,
    ...(about && { about }),
  };
  return { member, sections, connectionsOnly: [] };
}

/** The drawer of the candidate whom the address names. */
export function useCandidateDrawer(pipeline: ReturnType<typeof useJobRequests>, now: Date) {
  const { query, change, hrefOf, moves, locked, place, onPrevious, onNext } = pipeline;
  const { application, state, parts } = useCandidate(pipeline.isHr ? query.applicant : undefined, now);
  const member = { userId: application?.applicant.userId ?? '', userType: Role.JOB_SEEKER };
  const askOf = useAskVerification({ member }, { applied: application?.withdrawnAt === undefined });
  const report = useReportMember();
  const drawer: Omit<CandidateDrawerProps, 'children'> = {
    open: pipeline.isHr && query.applicant !== undefined,
    onClose: () => change({ applicant: undefined }),
    name: application?.applicant.userName,
    place,
    onPrevious,
    onNext,
    keys: singleKeysAct(),
    state,
  };
  const panel: Omit<CandidatePanelProps, 'snapshot'> | undefined = application && {
    ...parts,
    application,
    locked,
    changed: moves.changed.get(application.applicationId),
    onMove: (event) => moves.move([event.application], event.to),
    onReport: () => report.onReport({ member: application.applicant }),
    otherHref: ({ applicationId, jobId }) => hrefOf({ applicant: applicationId, job: jobId }),
  };
  return { drawer, panel, askOf, info: application && infoOf(application), report: report.dialog };
}
