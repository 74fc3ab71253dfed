import { chakra } from '@chakra-ui/react';
import { BadgeCheck, CalendarDays, Crown } from 'lucide-react';
import { transactionBadge, typeLabels, type Transaction } from '../../domain/transactions.ts';
import { formatMoney } from '../../lib/money.ts';
import { smartDate } from '../../lib/smartDate.ts';
import { Badge } from '../ui/Badge.tsx';
import { useNow } from '../ui/Clock.tsx';

export interface TransactionRowProps {
  transaction: Transaction;
  onOpen: (event: { transaction: Transaction }) => void;
}

const icons = { 1: BadgeCheck, 2: CalendarDays, 3: Crown } as const;

/** One payment in the list; pressing it opens what is known of it. */
export function TransactionRow({ transaction, onOpen }: TransactionRowProps) {
  const now = useNow();
  const { type, title, status, createdAt, amountRefunded, currency } = transaction;
  const badge = transactionBadge(transaction);
  const Icon = icons[type];
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen({ transaction })}
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      alignItems="center"
      columnGap={3}
      width="full"
      textAlign="start"
      paddingInline={{ base: 4, md: 5 }}
      paddingBlock={3}
      cursor="pointer"
      _hover={{ bg: 'bg.hover' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <chakra.span color="fg.muted" display="flex">
        <Icon aria-hidden size={20} />
      </chakra.span>
      <chakra.span display="grid" gap={0.5} minWidth={0}>
        <chakra.span fontWeight="semibold" overflowWrap="anywhere" lineClamp={2}>
          <bdi>{title}</bdi>
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted">
          <time dateTime={createdAt}>{smartDate(createdAt, now)}</time> · {typeLabels[type]}
        </chakra.span>
      </chakra.span>
      <chakra.span display="grid" gap={1} justifyItems="end">
        <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {formatMoney(transaction)}
        </chakra.span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {amountRefunded > 0 && status === 4 && (
          <chakra.span textStyle="small" color="fg.muted">
            {formatMoney({ amount: amountRefunded, currency })} back
          </chakra.span>
        )}
      </chakra.span>
    </chakra.button>
  );
}
