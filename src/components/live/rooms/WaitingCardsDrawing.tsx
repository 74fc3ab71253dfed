import { chakra } from '@chakra-ui/react';
import { liveCards } from '../../../theme/recipes/live.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of rooms and recordings that are on their way. */
export const WaitingCardsDrawing = () => (
  <chakra.div css={liveCards} aria-hidden>
    {[1, 2, 3].map((card) => (
      <Card key={card}>
        <chakra.div aspectRatio="16 / 9">
          <Skeleton shape="box" height="full" />
        </chakra.div>
        <chakra.div mt={3}>
          <Skeleton lines={2} />
        </chakra.div>
      </Card>
    ))}
  </chakra.div>
);
