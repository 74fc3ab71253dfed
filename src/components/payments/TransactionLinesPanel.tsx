import { chakra } from '@chakra-ui/react';
import { linesOf, momentText, type Transaction } from '../../domain/transactions.ts';
import { formatMoney } from '../../lib/money.ts';

export interface TransactionLinesPanelProps {
  transaction: Transaction;
}

function Lines({ transaction }: TransactionLinesPanelProps) {
  return (
    <chakra.dl aria-label="What was paid for">
      {linesOf(transaction).map(({ label, price }) => (
        <chakra.div
          key={label}
          display="flex"
          justifyContent="space-between"
          gap={4}
          paddingBlock={1.5}
          fontWeight={label === 'Total' ? 'semibold' : undefined}
        >
          <chakra.dt overflowWrap="anywhere">{label}</chakra.dt>
          <chakra.dd fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {price}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Refunds({ transaction: { refunds, currency } }: TransactionLinesPanelProps) {
  if (refunds.length === 0) return null;
  return (
    <chakra.section aria-label="Paid back">
      <chakra.h3 textStyle="title" mb={1}>
        Paid back
      </chakra.h3>
      <chakra.ul listStyle="none">
        {refunds.map(({ amount, refundedAt, reason }, index) => (
          <chakra.li
            // Two of one payment may be of the same second; none of them moves.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${refundedAt} ${index}`}
            display="flex"
            justifyContent="space-between"
            gap={4}
            paddingBlock={1.5}
          >
            <chakra.span minWidth={0} overflowWrap="anywhere">
              {reason ?? 'Paid back'}
              <chakra.span display="block" textStyle="small" color="fg.muted">
                <time dateTime={refundedAt}>{momentText(refundedAt)}</time>
              </chakra.span>
            </chakra.span>
            <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {formatMoney({ amount, currency })}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** What was paid for, line by line, and what was paid back of it. */
export function TransactionLinesPanel({ transaction }: TransactionLinesPanelProps) {
  return (
    <>
      <Lines transaction={transaction} />
      <Refunds transaction={transaction} />
    </>
  );
}
