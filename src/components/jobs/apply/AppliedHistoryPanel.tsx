import { chakra } from '@chakra-ui/react';
import { stepText, type ApplicationStep } from '../../../domain/applied.ts';
import { appliedHistory } from '../../../theme/recipes/applied.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

export interface AppliedHistoryPanelProps {
  /** Oldest first. */
  steps: readonly ApplicationStep[];
  companyName: string;
}

/** What has happened to an application, as its applicant reads it. */
export function AppliedHistoryPanel({ steps, companyName }: AppliedHistoryPanelProps) {
  return (
    <chakra.ol css={appliedHistory} aria-label="History">
      {steps.map((step) => (
        <li key={`${step.at} ${step.what} ${step.to}`}>
          <span dir="auto">{stepText(step, companyName)}</span>, <RelativeTime at={step.at} />
          {step.text && (
            <chakra.p dir="auto" whiteSpace="pre-wrap">
              {step.text}
            </chakra.p>
          )}
        </li>
      ))}
    </chakra.ol>
  );
}
