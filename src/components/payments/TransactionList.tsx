import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { totalText, type Transaction } from '../../domain/transactions.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListState } from '../ui/ListState.tsx';
import type { ListState as State } from '../ui/listState.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx';

export interface TransactionListProps extends Pick<TransactionRowProps, 'onOpen'> {
  state: State<Transaction>;
  /** What was paid over all pages, by currency. */
  totals: readonly Schemas['TransactionTotal'][];
  /** Some are left out. */
  filtered: boolean;
}

const rows = {
  listStyle: 'none',
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
};

/** In the shape of the rows. */
const drawing = (
  <Card padding="none">
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <chakra.div key={row} display="flex" alignItems="center" gap={3} paddingInline={5} paddingBlock={3}>
        <Skeleton shape="circle" width="1.25rem" />
        <chakra.div flex={1}>
          <Skeleton width="min(14rem, 80%)" height="1.5rem" />
          <Skeleton width="8rem" />
        </chakra.div>
        <Skeleton width="4rem" />
      </chakra.div>
    ))}
  </Card>
);

/** The member's payments, newest first, and what they come to; currencies are never mixed (product S40). */
export function TransactionList({ state, totals, filtered, onOpen }: TransactionListProps) {
  const empty = (
    <EmptyState drawing={filtered ? 'search' : 'posts'}>
      {filtered ? 'No payment fits these filters.' : 'You have not paid anything here.'}
    </EmptyState>
  );
  return (
    <chakra.div display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      {/* Its line is kept, so that the list does not move when it comes. */}
      <chakra.p textStyle="small" color="fg.muted" minHeight="1lh">
        {totals.length > 0 && `Paid: ${totals.map(totalText).join(' · ')}`}
      </chakra.p>
      <div>
        <ListState state={state} loading={drawing} empty={empty}>
          {(items) => (
            <Card padding="none">
              <chakra.ul css={rows} aria-label="Payments">
                {items.map((transaction) => (
                  <li key={transaction.transactionId}>
                    <TransactionRow transaction={transaction} onOpen={onOpen} />
                  </li>
                ))}
              </chakra.ul>
            </Card>
          )}
        </ListState>
      </div>
    </chakra.div>
  );
}
