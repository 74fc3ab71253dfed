import { BadgeCheck } from 'lucide-react';
import { checkedText, verifiedLabels, type VerificationType } from '../../domain/verification.ts';
import { Badge } from '../ui/Badge.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export interface VerifiedBadgeProps {
  /** What was checked. */
  document: VerificationType;
  /** When, ISO 8601. */
  at?: string | undefined;
  /** Who checked it. */
  verifier?: string | undefined;
  /** For stories: the tooltip is open. */
  open?: boolean;
}

/** Beside a name or a title: says what was verified, never a bare tick (product S53); the tooltip says by whom and when. */
export function VerifiedBadge({ document, at, verifier, open }: VerifiedBadgeProps) {
  const details = checkedText({ ...(verifier && { verifier }), ...(at && { verifiedAt: at }) });
  const badge = (
    <span>
      <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
        {verifiedLabels[document]}
      </Badge>
      {(at || verifier) && <VisuallyHidden>{`. ${details}.`}</VisuallyHidden>}
    </span>
  );
  return at || verifier ? (
    <Tooltip text={details} defaultOpen={open ?? false}>
      {badge}
    </Tooltip>
  ) : (
    badge
  );
}
