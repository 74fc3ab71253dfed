import { chakra } from '@chakra-ui/react';
import { getSessionEnd } from '../../api/session.ts';
import { PromiseDrawing } from '../../components/layout/PromiseDrawing.tsx';
import { HeroBanner } from '../../components/site/HeroBanner.tsx';
import { LandingHeader } from '../../components/site/LandingHeader.tsx';
import { LandingPanel } from '../../components/site/LandingPanel.tsx';
import { proofTexts, roleTexts } from '../../components/site/landingTexts.ts';
import { ProofItem } from '../../components/site/ProofItem.tsx';
import { RoleCard } from '../../components/site/RoleCard.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { useTheme } from '../../hooks/site/useTheme.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

const ways = { loginHref: '/login', signupHref: '/signup' };

/** Home of those who are not signed in (product S01). Needs no server. */
export default function LandingPage() {
  useTitle('Every application gets an answer');
  const { theme, toggle } = useTheme();
  return (
    <>
      <LandingHeader theme={theme} onToggle={toggle} {...ways} />
      <Main>
        <chakra.div
          display="grid"
          gap={{ base: 14, md: 20 }}
          maxWidth="page"
          marginInline="auto"
          paddingInline={{ base: 4, md: 6 }}
          paddingBlock={{ base: 8, md: 16 }}
        >
          {getSessionEnd() === 'deleted' && (
            <Notice tone="success" title="Your account was deleted.">
              Goodbye, and thank you for having been here.
            </Notice>
          )}
          <HeroBanner
            title="Every application gets an answer."
            pitch="Jobs, events and live rooms in one calm network: for people who look for work, for those who have some, and for the places in between."
            note="Free for everyone. Premium is $7.99, once."
            drawing={<PromiseDrawing />}
            {...ways}
          />
          <LandingPanel title="Four ways to be here">
            {roleTexts.map(({ role, ...card }) => (
              <RoleCard key={role} {...card} href={`/signup?role=${role}`} />
            ))}
          </LandingPanel>
          <LandingPanel title="Built to be relied on" columns={3}>
            {proofTexts.map((proof) => (
              <ProofItem key={proof.title} {...proof} />
            ))}
          </LandingPanel>
          <Card as="section" aria-labelledby="cost">
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={4}>
              <chakra.div flex="1 1 20rem">
                <chakra.h2 id="cost" textStyle="h3">
                  What it costs
                </chakra.h2>
                <chakra.p color="fg.muted" paddingBlockStart={1}>
                  Nothing. Premium is one payment of $7.99 with no renewal, and unlocks live streaming and
                  recordings.
                </chakra.p>
              </chakra.div>
              <Button variant="outline" href="/signup">
                Create account
              </Button>
            </chakra.div>
          </Card>
        </chakra.div>
      </Main>
    </>
  );
}
