import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { roomFrameRecipe } from '../../../theme/recipes/live.ts';

export interface RoomFrameProps {
  bar: ReactNode;
  stage: ReactNode;
  controls: ReactNode;
  /** What is said in the room. */
  side: ReactNode;
}

/** The parts of a live room: it fills the window, without the header and the sidebar of other pages. */
export function RoomFrame({ bar, stage, controls, side }: RoomFrameProps) {
  const styles = useSlotRecipe({ recipe: roomFrameRecipe })();
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.bar}>{bar}</chakra.div>
      <chakra.div css={styles.stage}>{stage}</chakra.div>
      <chakra.div css={styles.controls}>{controls}</chakra.div>
      <chakra.div css={styles.side}>{side}</chakra.div>
    </chakra.div>
  );
}
