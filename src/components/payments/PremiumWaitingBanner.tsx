import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface PremiumWaitingBannerProps {
  onRetry: () => void;
}

/** It was paid, and the server has not said yet that the member is premium (product S10). */
export function PremiumWaitingBanner({ onRetry }: PremiumWaitingBannerProps) {
  return (
    <Notice
      title="Your payment arrived; we are switching Premium on"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      You do not pay again. You may leave this page: it also happens by itself.
    </Notice>
  );
}
