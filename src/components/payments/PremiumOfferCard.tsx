import { chakra } from '@chakra-ui/react';
import { Crown } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { SafeHtml } from '../ui/SafeHtml.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PremiumPurchaseActions, type PremiumPurchaseActionsProps } from './PremiumPurchaseActions.tsx';

export type PremiumPlanState =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  /** `content`: the feature list as HTML of the server. */
  | { status: 'ready'; content: string };

export interface PremiumOfferCardProps extends PremiumPurchaseActionsProps {
  state: PremiumPlanState;
  /** Where the two texts are read. */
  termsHref: string;
  privacyHref: string;
}

/** As tall as the list usually is, so that nothing moves when it comes. */
const features = { minHeight: { base: '13.5rem', sm: '6.75rem' }, overflowWrap: 'anywhere' } as const;

function Features({ state }: Pick<PremiumOfferCardProps, 'state'>) {
  switch (state.status) {
    case 'loading':
      return (
        <>
          <VisuallyHidden role="status">Loading...</VisuallyHidden>
          <Skeleton lines={4} height="1.75rem" />
        </>
      );
    case 'error':
      return (
        <chakra.div role="alert" display="grid" justifyItems="start" gap={3}>
          <p>Error loading premium plan data</p>
          <Button variant="outline" size="sm" onClick={state.onRetry}>
            Retry
          </Button>
        </chakra.div>
      );
    case 'ready':
      return <SafeHtml html={state.content} />;
  }
}

/** What Premium is, what it costs, and the way to it (specification 2, pricing page; product S09). */
export function PremiumOfferCard({ state, termsHref, privacyHref, ...purchase }: PremiumOfferCardProps) {
  return (
    <Card as="section" aria-label="Premium" padding="none">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap={3}
        padding={{ base: 4, md: 6 }}
        bg="premium.muted"
        color="premium.fg"
      >
        <chakra.h2 textStyle="h2" display="flex" alignItems="center" gap={2}>
          <Crown aria-hidden /> Premium
        </chakra.h2>
        <p>
          <chakra.strong textStyle="h2">$7.99</chakra.strong> once
        </p>
      </chakra.div>
      <chakra.div display="grid" gap={6} padding={{ base: 4, md: 6 }}>
        <chakra.div {...features}>
          <Features state={state} />
        </chakra.div>
        <PremiumPurchaseActions {...purchase} />
        <chakra.p textStyle="small" display="flex" flexWrap="wrap" columnGap={5}>
          <Link href={termsHref} variant="quiet">
            Terms of service
          </Link>
          <Link href={privacyHref} variant="quiet">
            Privacy Policy
          </Link>
        </chakra.p>
      </chakra.div>
    </Card>
  );
}
