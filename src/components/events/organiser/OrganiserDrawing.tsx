import { chakra } from '@chakra-ui/react';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Stands in for an event's panel. */
export function OrganiserDrawing() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <chakra.div fontSize="2xl">
        <Skeleton width="min(18rem, 80%)" />
      </chakra.div>
      <Skeleton width="min(26rem, 100%)" height="2.75rem" />
      <Card>
        <Skeleton lines={3} />
      </Card>
      <Card>
        <Skeleton lines={5} />
      </Card>
    </chakra.div>
  );
}
