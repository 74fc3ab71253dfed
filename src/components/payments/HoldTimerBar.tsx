import { chakra } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export interface HoldTimerBarProps {
  secondsLeft: number;
}

/** Below this it is said in another colour. */
const hurryAt = 120;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Said aloud at these moments, and not every second. */
function spoken(seconds: number): string {
  if (seconds <= 60) return 'Your tickets are kept for one more minute.';
  return seconds <= 300 ? 'Your tickets are kept for five more minutes.' : '';
}

/** How long the seats are kept while somebody pays. */
export function HoldTimerBar({ secondsLeft }: HoldTimerBarProps) {
  const hurry = secondsLeft <= hurryAt;
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap={2}
      paddingInline={3}
      paddingBlock={2}
      borderRadius="control"
      bg={hurry ? 'warning.muted' : 'bg.sunken'}
      color={hurry ? 'warning.fg' : 'fg.default'}
      textStyle="small"
    >
      <Timer aria-hidden size={18} />
      <span>
        Kept for you for{' '}
        <chakra.strong role="timer" fontVariantNumeric="tabular-nums">
          {clock(secondsLeft)}
        </chakra.strong>
      </span>
      <VisuallyHidden role="status">{spoken(secondsLeft)}</VisuallyHidden>
    </chakra.div>
  );
}
