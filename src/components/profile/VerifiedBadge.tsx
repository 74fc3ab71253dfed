import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { checkedText, verifiedLabels, type VerificationType } from '../../domain/verification.ts';
import { Badge } from '../ui/Badge.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';

export interface VerifiedBadgeProps {
  /** What was checked. */
  document: VerificationType;
  /** When, ISO 8601. */
  at?: string | undefined;
  /** Who checked it. */
  verifier?: string | undefined;
}

/**
 * Beside a name or a title: says what was verified, never a bare tick (product S53). By whom and when is shown while a
 * pointer or the focus is on it, and when it is pressed.
 */
export function VerifiedBadge({ document, at, verifier }: VerifiedBadgeProps) {
  const [open, setOpen] = useState(false);
  const badge = (
    <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
      {verifiedLabels[document]}
    </Badge>
  );
  if (!at && !verifier) return badge;
  const details = checkedText({ ...(verifier && { verifier }), ...(at && { verifiedAt: at }) });
  return (
    <Tooltip text={details} open={open} onOpen={setOpen}>
      <chakra.button
        type="button"
        aria-label={`${verifiedLabels[document]}. ${details}.`}
        onClick={() => setOpen(true)}
        display="inline-flex"
        maxWidth="full"
        borderRadius="full"
        position="relative"
        cursor="help"
        // A thumb needs more than the badge's own height.
        _before={{ content: '""', position: 'absolute', insetInline: 0, insetBlock: '-0.75rem' }}
      >
        {badge}
      </chakra.button>
    </Tooltip>
  );
}
