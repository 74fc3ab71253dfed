import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  cardText,
  momentText,
  disputeTexts,
  transactionBadge,
  typeLabels,
  type Transaction,
} from '../../domain/transactions.ts';
import { Badge } from '../ui/Badge.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TransactionLinesPanel } from './TransactionLinesPanel.tsx';

export interface TransactionPanelProps {
  transaction: Transaction;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      gap={4}
      paddingBlock={1.5}
      css={{ '& > dd': { textAlign: 'end', overflowWrap: 'anywhere' } }}
    >
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      {children}
    </chakra.div>
  );
}

/** Everything that is known of one payment (product S40). */
export function TransactionPanel({ transaction }: TransactionPanelProps) {
  const { status, type, failureMessage, card, receiptNumber, createdAt, paidAt, holdUntil, receiptEmail } =
    transaction;
  const badge = transactionBadge(transaction);
  const disputed = transaction.dispute && disputeTexts[transaction.dispute.state];
  return (
    <chakra.div display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      {failureMessage && (
        <Notice tone="danger" title="The card was refused">
          {failureMessage}
        </Notice>
      )}
      {disputed && (
        <Notice tone={transaction.dispute?.state === 'OPEN' ? 'warning' : 'info'} title={disputed.title}>
          {disputed.text}
        </Notice>
      )}
      <TransactionLinesPanel transaction={transaction} />
      <chakra.dl
        aria-label="Details"
        borderBlockStartWidth="1px"
        borderColor="border.subtle"
        paddingBlockStart={3}
      >
        <Fact label="State">
          <dd>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </dd>
        </Fact>
        <Fact label="Type">
          <dd>{typeLabels[type]}</dd>
        </Fact>
        <Fact label={paidAt ? 'Paid' : 'Started'}>
          <dd>
            <time dateTime={paidAt ?? createdAt}>{momentText(paidAt ?? createdAt)}</time>
          </dd>
        </Fact>
        {status === 0 && holdUntil && (
          <Fact label="Can be paid until">
            <dd>
              <time dateTime={holdUntil}>{momentText(holdUntil)}</time>
            </dd>
          </Fact>
        )}
        {card && (
          <Fact label="Card">
            <dd>{cardText(card)}</dd>
          </Fact>
        )}
        {receiptNumber && (
          <Fact label="Receipt">
            <dd>{receiptNumber}</dd>
          </Fact>
        )}
        {receiptEmail && (
          <Fact label="Receipt sent to">
            <dd>{receiptEmail}</dd>
          </Fact>
        )}
      </chakra.dl>
    </chakra.div>
  );
}
