import { PageBar } from '../../components/site/PageBar.tsx';
import { PaymentOutcomePanel } from '../../components/payments/PaymentOutcomePanel.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { places } from '../../domain/places.ts';
import { useSession } from '../../hooks/account/useSession.ts';
import { usePaymentCompletion } from '../../hooks/payments/usePaymentCompletion.ts';
import { useTheme } from '../../hooks/site/useTheme.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

/** Where a bank leads back to after a payment (specification 2, 7; product S11). */
export default function PaymentCompletionPage() {
  useTitle('Your payment');
  const { isLoggedIn } = useSession();
  const { theme, toggle } = useTheme();
  const outcome = usePaymentCompletion();
  return (
    <>
      {!isLoggedIn && <PageBar theme={theme} onToggle={toggle} homeHref="/" loginHref="/login" />}
      <Main>
        <PaymentOutcomePanel
          outcome={outcome}
          transactionsHref={isLoggedIn ? places.transactions : undefined}
        />
      </Main>
    </>
  );
}
