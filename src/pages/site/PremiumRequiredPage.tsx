import { chakra } from '@chakra-ui/react';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { planOffer, plans } from '../../components/site/planTexts.ts';
import { PlansPanel } from '../../components/site/PlansPanel.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { useSession } from '../../hooks/account/useSession.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

export interface PremiumRequiredPageProps {
  /** Nothing is around it, as where a room is opened: in the middle of the window. */
  alone?: boolean;
}

/** The column of a page that has no frame to stand in. */
const Middle = chakra('div', {
  base: { maxWidth: 'content', marginInline: 'auto', padding: { base: 4, md: 0 } },
});

/** Stands in for a screen that is for premium members (specification 2; product S17). */
export default function PremiumRequiredPage({ alone = false }: PremiumRequiredPageProps) {
  useTitle('Premium Feature Access Required');
  const { words, features } = planOffer(useSession().role);
  const Column = alone ? Middle : PageColumns;
  return (
    <Main>
      <Column>
        <chakra.section display="grid" gap={6} paddingBlock={{ base: 4, md: 8 }}>
          <chakra.div display="grid" gap={2} textAlign="center">
            <chakra.h1 textStyle="h1">Premium Feature Access Required</chakra.h1>
            <chakra.p color="fg.muted">{words}</chakra.p>
          </chakra.div>
          <PlansPanel label="Plans" plans={plans} features={features} highlighted="Premium" />
          <chakra.p textStyle="small" color="fg.muted" textAlign="center">
            Premium is one payment of $7.99.
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap={2}>
            <Button href="/pricing">See Pricing</Button>
            <Button href="/" variant="outline">
              Cancel
            </Button>
          </chakra.div>
        </chakra.section>
      </Column>
    </Main>
  );
}
