import { chakra } from '@chakra-ui/react';
import type { ProfileFact } from '../../../domain/profileFacts.ts';
import { Link } from '../../ui/Link.tsx';
import { SectionCard, type SectionCardProps } from './SectionCard.tsx';

export interface FactsCardProps extends Omit<SectionCardProps, 'children' | 'count'> {
  facts: readonly ProfileFact[];
  /** Said while there are none. */
  empty?: string;
}

/** Short facts of a profile: contact data, what an organisation is. */
export function FactsCard({ facts, empty = 'Nothing here yet.', ...card }: FactsCardProps) {
  return (
    <SectionCard {...card}>
      {facts.length === 0 ? (
        <chakra.p color="fg.muted">{empty}</chakra.p>
      ) : (
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 10rem) minmax(0, 1fr)' }}
          columnGap={4}
          css={{
            '& > dd': { marginBlockEnd: 3, overflowWrap: 'anywhere' },
            '& > dd:last-of-type': { marginBlockEnd: 0 },
            // On phones a link is as high as a thumb: it reaches into the gaps, and the lines keep their distance.
            '& > dd > a': { marginBlock: { base: -2.5, md: 0 } },
          }}
        >
          {facts.map(({ label, text, href, newTab = false }) => [
            <chakra.dt key={`${label} label`} color="fg.muted">
              {label}
            </chakra.dt>,
            <dd key={label}>
              {href ? (
                <Link href={href} newTab={newTab} variant="standalone">
                  {text}
                </Link>
              ) : (
                <bdi>{text}</bdi>
              )}
            </dd>,
          ])}
        </chakra.dl>
      )}
    </SectionCard>
  );
}
