import { chakra } from '@chakra-ui/react';
import { avatarFrame, coverFrame, profileHeaderLook, profileTabRow } from '../../theme/recipes/profile.ts';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const tabs = ['3rem', '5rem', '5rem', '5.5rem'];

/** A profile that is on its way: as much of it as every profile has, where it will stand. */
export function ProfileDrawing() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <chakra.div css={profileHeaderLook.root}>
        <chakra.div css={coverFrame} />
        <chakra.div css={profileHeaderLook.body}>
          <chakra.div css={profileHeaderLook.top}>
            <chakra.div css={avatarFrame}>
              <Skeleton shape="circle" width="6rem" />
            </chakra.div>
            <chakra.div css={profileHeaderLook.actions}>
              <Skeleton shape="box" width="7rem" height="2.5rem" />
              <Skeleton shape="circle" width="2.5rem" />
            </chakra.div>
          </chakra.div>
          <Skeleton width="min(14rem, 60%)" height="2.25rem" />
          <Skeleton width="min(20rem, 90%)" />
          <Skeleton width="min(10rem, 50%)" />
          <Skeleton width="min(18rem, 80%)" />
        </chakra.div>
      </chakra.div>
      <chakra.div css={profileTabRow}>
        <chakra.div display="flex" gap={5} paddingBlock={2.5} overflow="clip">
          {tabs.map((width, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change
            <Skeleton key={index} width={width} />
          ))}
        </chakra.div>
      </chakra.div>
      <Card>
        <Skeleton lines={4} />
      </Card>
    </chakra.div>
  );
}
