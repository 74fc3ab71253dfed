import { chakra } from '@chakra-ui/react';
import { QuestionType } from '../../../domain/apply.ts';
import type { Application } from '../../../domain/jobs.ts';
import { appliedWell } from '../../../theme/recipes/applied.ts';
import { Link } from '../../ui/Link.tsx';

export interface AppliedSentPanelProps {
  application: Application;
}

/** What went out with an application; readable after the job is gone. */
export function AppliedSentPanel({ application }: AppliedSentPanelProps) {
  const { job, answers, coverNote, resume, shareContact } = application;
  const answerOf = ({ questionId, type }: Application['job']['questions'][number]) => {
    const given = answers.find((answer) => answer.questionId === questionId)?.values ?? [];
    if (given.length === 0) return 'Not answered';
    if (type === QuestionType.FILE) return 'A file';
    if (type === QuestionType.YES_NO) return given[0] === 'yes' ? 'Yes' : 'No';
    return given.join(', ');
  };
  return (
    <chakra.section aria-label="What you sent" css={appliedWell}>
      <chakra.dl>
        {resume && (
          <div>
            <dt>Résumé</dt>
            <chakra.dd dir="auto">
              <Link href={resume.url} newTab>
                {resume.fileName}
              </Link>
            </chakra.dd>
          </div>
        )}
        {coverNote && (
          <div>
            <dt>Cover note</dt>
            <chakra.dd dir="auto" whiteSpace="pre-wrap">
              {coverNote}
            </chakra.dd>
          </div>
        )}
        {job.questions.map((question) => (
          <div key={question.questionId}>
            <chakra.dt dir="auto">{question.label}</chakra.dt>
            <chakra.dd dir="auto">{answerOf(question)}</chakra.dd>
          </div>
        ))}
        <div>
          <dt>Phone and e-mail</dt>
          <dd>{shareContact ? 'Shared once you are accepted' : 'Not shared'}</dd>
        </div>
      </chakra.dl>
    </chakra.section>
  );
}
