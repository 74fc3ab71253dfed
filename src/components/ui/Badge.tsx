import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { badgeRecipe } from '../../theme/recipes/badge.ts';

const Frame = chakra('span', badgeRecipe);

export interface BadgeProps {
  /** A word: colour alone never says it. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'live' | 'premium' | 'danger' | 'warning' | 'success' | 'info';
  icon?: ReactNode;
}

/** A small state beside a name or a title. `live` draws its dot itself. */
export function Badge({ children, tone, icon }: BadgeProps) {
  return (
    <Frame tone={tone}>
      {tone === 'live' ? <chakra.i boxSize={1.5} borderRadius="full" bg="currentColor" aria-hidden /> : icon}
      <span>{children}</span>
    </Frame>
  );
}
