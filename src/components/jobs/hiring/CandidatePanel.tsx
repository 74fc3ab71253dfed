import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { requestStatusLabels } from '../../../domain/jobs.ts';
import { isWaiting, skillsText } from '../../../domain/requestMoves.ts';
import { candidatePart } from '../../../theme/recipes/applicants.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { ExpandableText } from '../../ui/ExpandableText.tsx';
import { Link } from '../../ui/Link.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { AnswersPanel } from './AnswersPanel.tsx';
import { CandidateHeader, type CandidateHeaderProps } from './CandidateHeader.tsx';
import { InterviewPanel, type InterviewPanelProps } from './InterviewPanel.tsx';
import { MessagePanel, type MessagePanelProps } from './MessagePanel.tsx';
import { NotesPanel, type NotesPanelProps } from './NotesPanel.tsx';
import { ResumePanel, type ResumePanelProps } from './ResumePanel.tsx';
import { TimelinePanel } from './TimelinePanel.tsx';

export interface CandidatePanelProps extends CandidateHeaderProps {
  resume: Omit<ResumePanelProps, 'file'>;
  interview: Omit<InterviewPanelProps, 'interview' | 'locked' | 'fixed'>;
  message: Omit<MessagePanelProps, 'message' | 'waiting' | 'locked' | 'fixed'>;
  notes: Omit<NotesPanelProps, 'notes' | 'locked'>;
  /** The profile as it was on the day of the application. */
  snapshot: ReactNode;
  /** Where another application of this person is opened. */
  otherHref: (event: { applicationId: string; jobId: string }) => string;
}

/** Everything HR knows of one application (product S30). */
export function CandidatePanel({
  resume,
  interview,
  message,
  notes,
  snapshot,
  otherHref,
  ...header
}: CandidatePanelProps) {
  const { application, locked } = header;
  const {
    coverNote,
    job,
    matchedSkills = [],
    contact,
    otherApplications = [],
    withdrawnAt,
    shareContact,
  } = application;
  const waiting = isWaiting(application, useNow());
  const fixed = withdrawnAt !== undefined;
  return (
    <chakra.div minWidth={0}>
      <CandidateHeader {...header} />
      {coverNote && (
        <chakra.section css={candidatePart}>
          <h3>Cover note</h3>
          <ExpandableText text={coverNote} lines={8} />
        </chakra.section>
      )}
      <AnswersPanel application={application} />
      {job.skills.length > 0 && (
        <chakra.section css={candidatePart}>
          <h3>{skillsText(application)}</h3>
          <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap={1.5}>
            {job.skills.map((skill) => {
              const has = matchedSkills.includes(skill);
              return (
                <chakra.li key={skill} maxWidth="full">
                  <Chip tone={has ? 'accent' : 'neutral'} {...(has && { icon: <Check aria-label="Has" /> })}>
                    {skill}
                  </Chip>
                </chakra.li>
              );
            })}
          </chakra.ul>
        </chakra.section>
      )}
      {!(fixed && !application.resume) && <ResumePanel {...resume} file={application.resume} />}
      {(contact ?? (shareContact && application.requestStatus === 2)) && (
        <chakra.section css={candidatePart}>
          <h3>Contact</h3>
          {contact ? (
            <p>
              <Link href={`tel:${contact.phone}`}>{contact.phone}</Link>
              {contact.email && (
                <>
                  {' · '}
                  <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
                </>
              )}
            </p>
          ) : (
            <chakra.p color="fg.muted">Shown once the candidate was told that they are accepted.</chakra.p>
          )}
        </chakra.section>
      )}
      <InterviewPanel {...interview} interview={application.interview} locked={locked} fixed={fixed} />
      <MessagePanel
        {...message}
        message={application.messageToCandidate}
        waiting={waiting}
        locked={locked}
        fixed={fixed}
      />
      <NotesPanel {...notes} notes={application.hrNotes ?? []} locked={locked} />
      {otherApplications.length > 0 && (
        <chakra.section css={candidatePart}>
          <h3>Other applications to your jobs</h3>
          <chakra.ul listStyleType="none" display="grid" gap={2}>
            {otherApplications.map((one) => (
              <chakra.li key={one.applicationId} minWidth={0} overflowWrap="anywhere">
                <Link href={otherHref(one)}>{one.vacancyName}</Link>
                <chakra.span textStyle="small" color="fg.muted">
                  {' · '}
                  {requestStatusLabels[one.requestStatus]} · <RelativeTime at={one.appliedAt} />
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
      <TimelinePanel steps={application.timeline} />
      {snapshot && (
        <chakra.section css={candidatePart}>
          <h3>Profile on the day of the application</h3>
          {snapshot}
        </chakra.section>
      )}
    </chakra.div>
  );
}
