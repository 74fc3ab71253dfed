import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { getSessionEnd } from '../../api/session.ts';
import { PromiseDrawing } from '../../components/layout/PromiseDrawing.tsx';
import { CostBanner } from '../../components/site/CostBanner.tsx';
import { FooterBar } from '../../components/site/FooterBar.tsx';
import { HeroBanner } from '../../components/site/HeroBanner.tsx';
import { LandingHeader } from '../../components/site/LandingHeader.tsx';
import { LandingPanel } from '../../components/site/LandingPanel.tsx';
import { informationPages, proofTexts, roleTexts, ways } from '../../components/site/landingTexts.ts';
import { ProductPanel } from '../../components/site/ProductPanel.tsx';
import { productPictures } from '../../components/site/productPictures.ts';
import { ProofItem } from '../../components/site/ProofItem.tsx';
import { RoleCard } from '../../components/site/RoleCard.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { useLegalText } from '../../hooks/account/useLegalText.ts';
import { useTheme } from '../../hooks/site/useTheme.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

const LegalDialog = lazy(() =>
  import('../../components/account/LegalDialog.tsx').then((m) => ({ default: m.LegalDialog })),
);

/** Home of those who are not signed in (product S01). Only the terms need a server. */
export default function LandingPage() {
  useTitle('Every application gets an answer');
  const { theme, toggle } = useTheme();
  const { open, dialog } = useLegalText();
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
          {productPictures.map((picture) => (
            <ProductPanel key={picture.title} {...picture} />
          ))}
          <LandingPanel title="Built to be relied on" columns={3}>
            {proofTexts.map((proof) => (
              <ProofItem key={proof.title} {...proof} />
            ))}
          </LandingPanel>
          <CostBanner
            title="What it costs"
            text="Nothing. Premium is one payment of $7.99 with no renewal, and unlocks live streaming and recordings."
            signupHref={ways.signupHref}
          />
        </chakra.div>
      </Main>
      <FooterBar links={informationPages} onOpenLegal={open} />
      <Suspense fallback={null}>{dialog && <LegalDialog {...dialog} />}</Suspense>
    </>
  );
}
