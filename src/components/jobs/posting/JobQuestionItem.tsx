import { chakra } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { questionFacts, type JobQuestion } from '../../../domain/jobQuestions.ts';

export interface JobQuestionItemProps {
  question: JobQuestion;
  /** Among the questions, from 1. */
  position: number;
  /** A menu. */
  actions?: ReactNode;
  /** Can be dragged to another place. */
  movable?: boolean;
}

/** A question that applicants answer. */
export function JobQuestionItem({ question, position, actions, movable = false }: JobQuestionItemProps) {
  return (
    <chakra.div display="flex" alignItems="flex-start" gap={2} minWidth={0}>
      {movable && (
        // The menu beside it does the same by keyboard and by touch.
        <chakra.span
          data-drag-handle={question.questionId}
          aria-hidden
          display={{ base: 'none', md: 'grid' }}
          placeItems="center"
          width={5}
          height={7}
          flexShrink={0}
          color="fg.muted"
          cursor="grab"
        >
          <GripVertical size={16} />
        </chakra.span>
      )}
      <chakra.div flex={1} minWidth={0} paddingBlock={0.5}>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {position}. <bdi>{question.label}</bdi>
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {questionFacts(question).join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.div flexShrink={0} marginBlock={-1} marginInlineEnd={-2}>
        {actions}
      </chakra.div>
    </chakra.div>
  );
}
