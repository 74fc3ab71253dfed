import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { eventFormatLabels, ticketPrice } from '../../../domain/events.ts';
import { toPackageInput, type PackageBasis, type PackageValues } from '../../../domain/packageForm.ts';
import { saleText } from '../../../domain/packageSale.ts';
import { Badge } from '../../ui/Badge.tsx';

export interface EventPackageItemProps {
  values: PackageValues;
  basis: PackageBasis;
  /** A menu. */
  actions?: ReactNode;
}

const number = new Intl.NumberFormat('en');

/** A kind of ticket as its organiser sees it: the price that buyers pay, how many there are, when they are sold. */
export function EventPackageItem({ values, basis, actions }: EventPackageItemProps) {
  const { price, quantity } = toPackageInput(values, basis);
  const { perks, minPerOrder, maxPerOrder, attendance, paused, hideWhenSoldOut } = values;
  const facts = [
    `${number.format(quantity)} tickets`,
    ...(basis.taken > 0 ? [`${number.format(basis.taken)} sold`] : []),
    minPerOrder === maxPerOrder ? `${minPerOrder} per order` : `${minPerOrder} to ${maxPerOrder} per order`,
    ...(basis.isHybrid ? [eventFormatLabels[attendance === '1' ? 1 : 0]] : []),
    ...saleText(values),
    ...(hideWhenSoldOut ? ['hidden once it is sold out'] : []),
  ];
  return (
    <chakra.div display="flex" alignItems="flex-start" gap={3} minWidth={0}>
      <chakra.div flex={1} minWidth={0} paddingBlock={0.5}>
        <chakra.p display="flex" flexWrap="wrap" gap={2} alignItems="baseline" justifyContent="space-between">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere" minWidth={0}>
            <bdi>{values.packageName}</bdi> {paused && <Badge>Paused</Badge>}
          </chakra.span>
          <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {ticketPrice(price, basis.currency)}
          </chakra.span>
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {facts.join(' · ')}
        </chakra.p>
        {perks.length > 0 && (
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere" dir="auto">
            {perks.join(', ')}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div flexShrink={0} marginBlock={-1} marginInlineEnd={-2}>
        {actions}
      </chakra.div>
    </chakra.div>
  );
}
