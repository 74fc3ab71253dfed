import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { stepText } from '../../../domain/requestForms.ts';
import { candidatePart } from '../../../theme/recipes/applicants.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

export interface TimelinePanelProps {
  /** Oldest first. */
  steps: readonly Schemas['ApplicationStep'][];
}

/** What has happened to an application, the latest first. */
export function TimelinePanel({ steps }: TimelinePanelProps) {
  return (
    <chakra.section css={candidatePart}>
      <h3>Timeline</h3>
      <chakra.ol
        listStyleType="none"
        display="grid"
        gap={3}
        paddingInlineStart={4}
        borderInlineStartWidth="2px"
        borderColor="border.subtle"
      >
        {steps.toReversed().map((step) => (
          <chakra.li key={`${step.at} ${step.what} ${step.to ?? ''}`} minWidth={0} overflowWrap="anywhere">
            <chakra.span fontWeight="medium">{stepText(step)}</chakra.span>
            <chakra.span textStyle="small" color="fg.muted">
              {step.by && (
                <>
                  {' by '}
                  <bdi>{step.by}</bdi>
                </>
              )}
              {', '}
              <RelativeTime at={step.at} />
            </chakra.span>
            {step.text && (
              <chakra.p textStyle="small" color="fg.muted" whiteSpace="pre-line" dir="auto">
                {step.text}
              </chakra.p>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
