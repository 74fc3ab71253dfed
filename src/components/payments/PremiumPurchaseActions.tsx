import { chakra } from '@chakra-ui/react';
import { Crown } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { smartDate } from '../../lib/smartDate.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';

export interface PremiumPurchaseActionsProps {
  /** Since when the member has it: there is nothing to buy. */
  premiumSince?: string | undefined;
  /** For whoever is not signed in. */
  login?: { href: string; onClick?: (event: MouseEvent<HTMLElement>) => void } | undefined;
  /** Opens the payment. Without: it cannot be bought, and `reason` says why. */
  onBuy?: (() => void) | undefined;
  /** Why it cannot be bought now, in a sentence. */
  reason?: string | undefined;
}

const label = 'Get Premium for $7.99';

/** The button of the pricing page, or what stands in its place. */
export function PremiumPurchaseActions({ premiumSince, login, onBuy, reason }: PremiumPurchaseActionsProps) {
  const now = useNow();
  const noteId = useId();
  if (premiumSince)
    return (
      <chakra.p display="flex" alignItems="center" gap={2} fontWeight="semibold">
        <Crown aria-hidden /> You are Premium since {smartDate(premiumSince, now)}
      </chakra.p>
    );
  const note = [login && 'You log in first.', !onBuy && reason].filter(Boolean).join(' ');
  return (
    <chakra.div display="grid" justifyItems="start" gap={2}>
      {login ? (
        <Button size="lg" {...login}>
          {label}
        </Button>
      ) : (
        <Button size="lg" onClick={onBuy} disabled={!onBuy} aria-describedby={note ? noteId : undefined}>
          {label}
        </Button>
      )}
      {note && (
        <chakra.p id={noteId} textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
      )}
    </chakra.div>
  );
}
