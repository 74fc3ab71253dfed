import { chakra } from '@chakra-ui/react';
import { verificationLimits } from '../../../domain/verification.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VerificationDialog, type VerificationDialogProps } from './VerificationDialog.tsx';
import { VerificationList, type VerificationListProps } from './VerificationList.tsx';

export interface VerificationPanelProps extends VerificationListProps {
  dialog: VerificationDialogProps;
  /** Why a request could not be called off. */
  refused?: string | undefined;
}

/** The tab Documents of the own profile, of every role (product S53). */
export function VerificationPanel({ dialog, refused, ...list }: VerificationPanelProps) {
  return (
    <Card as="section" aria-labelledby="verification-title">
      <chakra.h2 id="verification-title" textStyle="title">
        Verification
      </chakra.h2>
      <chakra.p color="fg.muted" mt={1} mb={4}>
        A verifier compares your documents with what your profile says. Others then read what was checked, by
        whom and when; they never see the documents. We delete them {verificationLimits.keptDays} days after
        the decision.
      </chakra.p>
      {refused && (
        <chakra.div mb={4}>
          <Notice tone="danger">{refused}</Notice>
        </chakra.div>
      )}
      <VerificationList {...list} />
      <VerificationDialog {...dialog} />
    </Card>
  );
}
