import { chakra } from '@chakra-ui/react';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Stands in for a job's page. */
export function JobDrawing() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Card>
        <chakra.div display="flex" gap={4} alignItems="flex-start" mb={4}>
          <Skeleton shape="box" width="4rem" height="4rem" />
          <chakra.div flex={1} fontSize="xl">
            <Skeleton width="16rem" />
            <Skeleton width="10rem" />
          </chakra.div>
        </chakra.div>
        <Skeleton lines={3} />
        <chakra.div mt={4}>
          <Skeleton shape="box" height="{sizes.control.lg}" />
        </chakra.div>
      </Card>
      <Card>
        <Skeleton lines={3} />
      </Card>
      <Card>
        <Skeleton lines={8} />
      </Card>
    </chakra.div>
  );
}
