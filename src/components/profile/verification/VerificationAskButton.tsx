import { BadgeCheck } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

export interface VerificationAskButtonProps {
  /** What it is about, for those who do not see what stands beside it: "Drone pilot". */
  title: string;
  onAsk: () => void;
  busy?: boolean;
  /** It was asked for a moment ago. */
  asked?: boolean;
}

/** HR asks a job seeker to have something verified (product S53). Beside what is not verified yet. */
export function VerificationAskButton({
  title,
  onAsk,
  busy = false,
  asked = false,
}: VerificationAskButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      iconStart={<BadgeCheck aria-hidden />}
      busy={busy}
      busyLabel="Asking"
      disabled={asked}
      onClick={onAsk}
      aria-label={`${asked ? 'Asked to verify' : 'Ask to verify'}: ${title}`}
    >
      {asked ? 'Asked' : 'Ask to verify'}
    </Button>
  );
}
