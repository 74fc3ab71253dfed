import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { Application } from '../../../domain/jobs.ts';
import { answeredQuestions, answerText } from '../../../domain/requestForms.ts';
import { candidatePart } from '../../../theme/recipes/applicants.ts';
import { Link } from '../../ui/Link.tsx';

export interface AnswersPanelProps {
  application: Pick<Application, 'job' | 'answers'>;
}

/** The questions of the job, each with what the candidate answered; one that the job asks otherwise is marked. */
export function AnswersPanel({ application }: AnswersPanelProps) {
  const answered = answeredQuestions(application);
  if (answered.length === 0) return null;
  return (
    <chakra.section css={candidatePart}>
      <h3>Answers</h3>
      <chakra.dl display="grid" gap={3}>
        {answered.map(({ question, answer, file, missed }) => (
          <chakra.div key={question.questionId} minWidth={0} overflowWrap="anywhere">
            <chakra.dt textStyle="small" color="fg.muted" dir="auto">
              {question.label}
            </chakra.dt>
            <chakra.dd whiteSpace="pre-line" dir="auto">
              {file ? (
                <Link href={file.url} newTab>
                  {file.fileName}
                </Link>
              ) : (
                (answer ?? <chakra.span color="fg.muted">Not answered</chakra.span>)
              )}
              {missed && question.knockoutAnswer !== undefined && (
                <chakra.span
                  display="flex"
                  alignItems="center"
                  gap={1.5}
                  textStyle="small"
                  color="warning.fg"
                >
                  <TriangleAlert size={16} aria-hidden /> Asked for: {answerText(question.knockoutAnswer)}
                </chakra.span>
              )}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
