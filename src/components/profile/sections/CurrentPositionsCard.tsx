import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { itemView } from '../../../domain/profileItems.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { SectionCard } from './SectionCard.tsx';

type Position = Schemas['WorkExperience'];

export interface CurrentPositionsCardProps {
  /** At most three. */
  positions: readonly Position[];
  /** On the own profile. */
  onEnd?: (event: { item: Position }) => void;
}

/** Where the member works now, and the way out of it (product S44). */
export function CurrentPositionsCard({ positions, onEnd }: CurrentPositionsCardProps) {
  const now = useNow();
  return (
    <SectionCard title={positions.length === 1 ? 'Current position' : 'Current positions'}>
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4} listStyleType="none">
        {positions.map((item) => {
          const { title, subtitle, period, image } = itemView(item, now);
          return (
            <chakra.li key={item.workExperienceId} display="flex" flexWrap="wrap" alignItems="center" gap={3}>
              {image && (
                <chakra.span alignSelf="flex-start" display="flex">
                  <Avatar {...image} shape="company" size="md" />
                </chakra.span>
              )}
              <chakra.div flex={1} minWidth="min(100%, 10rem)">
                <chakra.p fontWeight="semibold" overflowWrap="anywhere">
                  <bdi>{title}</bdi>
                </chakra.p>
                <chakra.p overflowWrap="anywhere">
                  <bdi>{subtitle}</bdi>
                </chakra.p>
                <chakra.p textStyle="small" color="fg.muted">
                  {period}
                </chakra.p>
              </chakra.div>
              {onEnd && (
                // On a line of its own it stands below the words, not below the logo.
                <chakra.span display="flex" marginInlineStart={{ base: 14, sm: 0 }}>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`End this position: ${title}`}
                    onClick={() => onEnd({ item })}
                  >
                    End this position
                  </Button>
                </chakra.span>
              )}
            </chakra.li>
          );
        })}
      </chakra.ul>
    </SectionCard>
  );
}
