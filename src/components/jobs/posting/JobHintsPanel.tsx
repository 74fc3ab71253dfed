import { chakra } from '@chakra-ui/react';
import { CircleCheck, Lightbulb } from 'lucide-react';
import { jobStepLabels, type JobStep } from '../../../domain/jobErrors.ts';
import type { JobHint } from '../../../domain/jobHints.ts';
import { Card } from '../../ui/Card.tsx';
import { TextButton } from '../../ui/TextButton.tsx';

export interface JobHintsPanelProps {
  hints: readonly JobHint[];
  /** The step that is open: hints of others lead there. */
  step: JobStep;
  onStep: (event: { step: JobStep }) => void;
}

/** What would make the job better, each with its reason. None of it has to be done. */
export function JobHintsPanel({ hints, step, onStep }: JobHintsPanelProps) {
  return (
    <Card as="section" aria-label="Hints">
      <chakra.h3 textStyle="title" mb={1}>
        Hints
      </chakra.h3>
      {hints.length === 0 ? (
        <chakra.p display="flex" gap={2} color="fg.muted">
          <CircleCheck size={18} aria-hidden /> Nothing to add.
        </chakra.p>
      ) : (
        <>
          <chakra.p textStyle="small" color="fg.muted" mb={3}>
            You can publish without following them.
          </chakra.p>
          <chakra.ul listStyleType="none" display="grid" gap={4}>
            {hints.map((hint) => (
              <chakra.li key={hint.id} display="flex" gap={2} minWidth={0}>
                <chakra.span color="warning.fg" flexShrink={0} paddingBlockStart={0.5}>
                  <Lightbulb size={18} strokeWidth={1.75} aria-hidden />
                </chakra.span>
                <chakra.div minWidth={0} overflowWrap="anywhere">
                  <chakra.p fontWeight="semibold">{hint.what}</chakra.p>
                  {hint.instead && <p>Better: {hint.instead}</p>}
                  <chakra.p textStyle="small" color="fg.muted">
                    {hint.why}
                  </chakra.p>
                  {hint.step !== step && (
                    <TextButton onClick={() => onStep({ step: hint.step })}>
                      Go to {jobStepLabels[hint.step]}
                    </TextButton>
                  )}
                </chakra.div>
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
    </Card>
  );
}
