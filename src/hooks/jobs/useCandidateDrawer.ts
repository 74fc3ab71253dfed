import type { Schemas } from '#openapi/contract.ts';
import type { CandidateDrawerProps } from '../../components/jobs/CandidateDrawer.tsx';
import type { CandidatePanelProps } from '../../components/jobs/CandidatePanel.tsx';
import type { Application } from '../../domain/jobs.ts';
import type { UserInfo } from '../../domain/profile.ts';
import { Role } from '../../domain/roles.ts';
import { useReportMember } from '../people/useReportMember.ts';
import { useAskVerification } from '../profile/useAskVerification.ts';
import { singleKeysAct } from '../site/singleKeys.ts';
import { useCandidate } from './useCandidate.ts';
import type { useJobRequests } from './useJobRequests.ts';

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
