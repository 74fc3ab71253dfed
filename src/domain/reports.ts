import type { Schemas } from '#openapi/contract.ts';
import { reportRequestRules } from '#openapi/generated/rules/reportRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';

export type ReportReason = Schemas['ReportReason'];

/** Product 3.9. */
export const ReportReasons = {
  SPAM: 1,
  SCAM_OR_FAKE_JOB: 2,
  HARASSMENT: 3,
  HATE: 4,
  SEXUAL: 5,
  VIOLENCE: 6,
  IMPERSONATION: 7,
  COPYRIGHT: 8,
  OTHER: 9,
} as const satisfies Record<string, ReportReason>;

/** In the order in which they are offered; `OTHER` last. */
export const reportReasonLabels: Record<ReportReason, string> = {
  1: 'Spam',
  2: 'Scam or fake job',
  3: 'Harassment',
  4: 'Hate',
  5: 'Sexual content',
  6: 'Violence',
  7: 'Pretends to be somebody else',
  8: 'Copyright',
  9: 'Something else',
};

export const reportLimits = { details: 1000 } as const;

/** What is wrong with a report, by field. `OTHER` needs words (product S24). The contract's sentences. */
export function reportErrors({
  reason,
  details,
}: {
  reason: ReportReason | undefined;
  details: string;
}): FieldErrors {
  const { reason: reasonRule, details: detailsRule } = reportRequestRules;
  return validate(
    { reason: reasonRule, details: { ...detailsRule, required: reason === ReportReasons.OTHER } },
    { reason, details },
  );
}
