import { chakra } from '@chakra-ui/react';
import { levelBars } from '../../../theme/recipes/live.ts';

const steps = [0.05, 0.2, 0.4, 0.6, 0.8];

export interface LevelDrawingProps {
  /** 0 to 1. */
  level: number;
}

/** How loud it is. Decoration: what it means stands beside it in words. */
export function LevelDrawing({ level }: LevelDrawingProps) {
  return (
    <chakra.span css={levelBars} aria-hidden>
      {steps.map((step, index) => (
        <i key={step} data-on={level >= step ? '' : undefined} style={{ height: `${40 + index * 15}%` }} />
      ))}
    </chakra.span>
  );
}
