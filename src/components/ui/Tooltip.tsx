import { Portal, Tooltip as Parts, useTooltipContext } from '@chakra-ui/react';
import { useRef, type ReactElement } from 'react';
import { tooltipRecipe } from '../../theme/recipes/tooltip.ts';
import { useExitInTime } from './useExitInTime.ts';

export interface TooltipProps {
  /** A few words. What a member must know belongs on the page: touch screens show no tooltip. */
  text: string;
  /** One control; it keeps its own accessible name. */
  children: ReactElement;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  disabled?: boolean;
  /** For stories: shown without waiting for the pointer. */
  defaultOpen?: boolean;
  /** With `onOpen`: whoever shows it on a press as well, for screens without a pointer. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
}

const placements = { top: 'top', bottom: 'bottom', start: 'left', end: 'right' } as const;

function Words({ children }: { children: string }) {
  const content = useRef<HTMLDivElement>(null);
  useExitInTime(useTooltipContext().open, content);
  return <Parts.Content ref={content}>{children}</Parts.Content>;
}

/** Says what a control does while it is hovered or has keyboard focus. Escape hides it. */
export function Tooltip({
  text,
  children,
  side = 'bottom',
  disabled,
  defaultOpen,
  open,
  onOpen,
}: TooltipProps) {
  return (
    <Parts.Root
      recipe={tooltipRecipe}
      openDelay={400}
      closeDelay={80}
      disabled={disabled}
      defaultOpen={defaultOpen}
      {...(onOpen && { open: open ?? false, onOpenChange: (change) => onOpen(change.open) })}
      positioning={{ placement: placements[side], gutter: 8 }}
    >
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Words>{text}</Words>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
