import { chakra } from '@chakra-ui/react';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Stands in for an event's page. */
export function EventDrawing() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Card padding="none">
        <chakra.div aspectRatio="16 / 9">
          <Skeleton shape="box" height="full" />
        </chakra.div>
        <chakra.div display="grid" gap={4} padding={{ base: 4, md: 5 }}>
          <chakra.div fontSize="2xl">
            <Skeleton width="16rem" />
          </chakra.div>
          <chakra.div display="flex" alignItems="center" gap={3}>
            <Skeleton shape="box" width="2rem" height="2rem" />
            <Skeleton width="10rem" />
          </chakra.div>
          <Skeleton lines={4} />
        </chakra.div>
      </Card>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </chakra.div>
  );
}
