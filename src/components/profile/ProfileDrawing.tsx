import { chakra } from '@chakra-ui/react';
import { coverFrame, profileHeaderLook } from '../../theme/recipes/profile.ts';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** A profile that is on its way. */
export function ProfileDrawing() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <chakra.div css={profileHeaderLook.root}>
        <chakra.div css={coverFrame} />
        <chakra.div css={profileHeaderLook.body}>
          <chakra.div css={profileHeaderLook.top}>
            <Skeleton shape="circle" width="6.5rem" />
          </chakra.div>
          <Skeleton width="14rem" height="2.25rem" />
          <Skeleton width="18rem" />
          <Skeleton width="10rem" />
        </chakra.div>
      </chakra.div>
      <Card>
        <Skeleton lines={4} />
      </Card>
    </chakra.div>
  );
}
