import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { badgeRecipe } from '../../theme/recipes/badge.ts';

const Frame = chakra('span', badgeRecipe);

export interface ChipProps {
  children: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'premium' | 'danger' | 'warning' | 'success' | 'info';
  icon?: ReactNode;
  /** Adds a button that takes the chip away. */
  onRemove?: () => void;
  disabled?: boolean;
}

/** A fact (pay, place, skill) or a filter that is on. */
export function Chip({ children, tone, icon, onRemove, disabled }: ChipProps) {
  return (
    <Frame
      tone={tone}
      size="chip"
      title={children.length > 40 ? children : undefined}
      pe={onRemove ? 1 : undefined}
    >
      {icon}
      <span>{children}</span>
      {onRemove && (
        <chakra.button
          type="button"
          aria-label={`Remove ${children}`}
          disabled={disabled}
          onClick={onRemove}
          position="relative"
          boxSize={6}
          flexShrink={0}
          // The mark is small; what a finger has to hit is not.
          _after={{ content: { base: '""', md: 'none' }, position: 'absolute', inset: -2.5 }}
          display="grid"
          placeItems="center"
          borderRadius="full"
          cursor="pointer"
          _hover={{ bg: 'bg.hover' }}
          _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
        >
          <X aria-hidden />
        </chakra.button>
      )}
    </Frame>
  );
}
