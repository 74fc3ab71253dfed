import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { PaymentDialog } from '../../components/payments/PaymentDialog.tsx';
import { PremiumWaitingBanner } from '../../components/payments/PremiumWaitingBanner.tsx';
import { TransactionDrawer } from '../../components/payments/TransactionDrawer.tsx';
import { TransactionFilters } from '../../components/payments/TransactionFilters.tsx';
import { TransactionList } from '../../components/payments/TransactionList.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { useNow } from '../../components/ui/Clock.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { useResumePayment } from '../../hooks/payments/useResumePayment.ts';
import { useTransaction } from '../../hooks/payments/useTransaction.ts';
import { useTransactions } from '../../hooks/payments/useTransactions.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { loadPaymentClient } from './loadPaymentClient.ts';

/** What the member has paid, with receipts, and what waits to be paid (product S40). */
export default function TransactionsPage() {
  useTitle('Transactions');
  const { list, filters, asked, onFilter, any } = useTransactions();
  const { transaction, drawer, onOpen, exporting, onExport } = useTransaction();
  const choices = { now: useNow(), loadClient: loadPaymentClient };
  const { dialog, onRetry, ...resume } = useResumePayment(transaction, choices);
  return (
    <PageColumns>
      <chakra.div display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} minHeight={11}>
          <chakra.h1 textStyle="h1">Transactions</chakra.h1>
          {any && (
            <Button
              variant="outline"
              iconStart={<Download aria-hidden />}
              busy={exporting}
              onClick={() => onExport(asked)}
            >
              Export CSV
            </Button>
          )}
        </chakra.div>
        {onRetry && <PremiumWaitingBanner onRetry={onRetry} />}
        <TransactionFilters filters={filters} onChange={onFilter} />
        <TransactionList {...list} onOpen={onOpen} />
        <chakra.p textStyle="small" color="fg.muted">
          Is a payment missing or wrong? <Link href="/contact-us">Write to us</Link>
        </chakra.p>
      </chakra.div>
      <TransactionDrawer {...drawer} {...resume} />
      <PaymentDialog {...dialog} />
    </PageColumns>
  );
}
