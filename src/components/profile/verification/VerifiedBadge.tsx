import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { checkedText, verifiedLabels, type VerificationType } from '../../../domain/verification.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { TooltipProps } from '../../ui/Tooltip.tsx';

interface ExplainedProps extends Required<Pick<TooltipProps, 'text' | 'children' | 'open' | 'onOpen'>> {
  /** Without the words and the button that shows them. */
  plain: ReactElement;
}

// What it takes weighs as much as a tenth of a profile, and the profile is read without it.
const Explained = lazy(() =>
  import('../../ui/Tooltip.tsx').then(
    ({ Tooltip }) => ({
      default: ({ text, open, onOpen, children }: ExplainedProps) => (
        <Tooltip {...{ text, open, onOpen, children }} />
      ),
    }),
    () => ({ default: ({ plain }: ExplainedProps) => plain }),
  ),
);

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
    <Suspense fallback={badge}>
      <Explained plain={badge} text={details} open={open} onOpen={setOpen}>
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
      </Explained>
    </Suspense>
  );
}
