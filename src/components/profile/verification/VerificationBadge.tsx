import { BadgeCheck, Clock } from 'lucide-react';
import type { ProfileEntry } from '../../../domain/profileItems.ts';
import { Badge } from '../../ui/Badge.tsx';

export interface VerificationBadgeProps {
  status: ProfileEntry['verificationStatus'];
  /** Whoever looks is the owner: what is on its way is nobody else's business. */
  own?: boolean;
}

/** How far the verification of an item is, in words. Nothing while it was not asked for. */
export function VerificationBadge({ status, own = false }: VerificationBadgeProps) {
  if (status === 3)
    return (
      <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
        Verified
      </Badge>
    );
  if (!own || status === 0) return null;
  return (
    <Badge tone="info" icon={<Clock aria-hidden />}>
      {status === 1 ? 'Verification requested' : 'In review'}
    </Badge>
  );
}
