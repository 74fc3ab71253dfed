import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PaymentDialog } from '../../components/payments/PaymentDialog.tsx';
import { PremiumOfferCard } from '../../components/payments/PremiumOfferCard.tsx';
import { freeFeatures } from '../../components/payments/premiumTexts.ts';
import { PremiumWaitingBanner } from '../../components/payments/PremiumWaitingBanner.tsx';
import { TestModeBanner } from '../../components/payments/TestModeBanner.tsx';
import { Role } from '../../domain/roles.ts';
import { useSession } from '../../hooks/account/useSession.ts';
import { usePremiumPurchase } from '../../hooks/payments/usePremiumPurchase.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { InformationFrame } from '../InformationFrame.tsx';
import { loadPaymentClient } from './loadPaymentClient.ts';

/** What Premium is and what it costs (specification 2; product S09). Anybody may read it. */
export default function PricingPage() {
  useTitle('Pricing');
  const { isLoggedIn, role } = useSession();
  const { offer, dialog, onRetry, testMode } = usePremiumPurchase(loadPaymentClient);
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate('/login', { state: { returnTo: '/pricing' } });
  };
  return (
    <InformationFrame>
      <chakra.div display="grid" gap={6}>
        <chakra.div display="grid" gap={2}>
          <chakra.h1 textStyle="h1">Pay once, go live for good</chakra.h1>
          <chakra.p color="fg.muted" fontSize="lg">
            Rolecast is free. Premium adds live rooms and recordings, for one payment and without a renewal.
          </chakra.p>
          {role === Role.BUSINESS && <p>You can already go live; Premium adds recordings.</p>}
        </chakra.div>
        {onRetry && <PremiumWaitingBanner onRetry={onRetry} />}
        {testMode && <TestModeBanner />}
        <PremiumOfferCard
          {...offer}
          login={isLoggedIn ? undefined : { href: '/login', onClick }}
          termsHref="/about-us#terms"
          privacyHref="/about-us#privacy"
        />
        <chakra.section aria-labelledby="free">
          <chakra.h2 id="free" textStyle="title" mb={2}>
            What stays free
          </chakra.h2>
          <chakra.ul listStyle="disc" paddingInlineStart={5} display="grid" gap={1} color="fg.muted">
            {freeFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </chakra.ul>
        </chakra.section>
      </chakra.div>
      <PaymentDialog {...dialog} />
    </InformationFrame>
  );
}
