import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const compact = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumFractionDigits: 1,
  roundingMode: 'trunc',
});
const exact = new Intl.NumberFormat('en');

export interface CountProps {
  value: number;
  /** What is counted, singular and plural: `['comment', 'comments']`. Without it the number stands alone. */
  noun?: readonly [one: string, many: string];
}

/** "1.2K comments" to the eye, "1,234 comments" to a screen reader and as the title. Rounded down: 999,999 is not 1M. */
export function Count({ value, noun }: CountProps) {
  const unit = noun ? ` ${noun[value === 1 ? 0 : 1]}` : '';
  const short = compact.format(value);
  const long = exact.format(value);
  if (short === long)
    return (
      <chakra.span fontVariantNumeric="tabular-nums">
        {long}
        {unit}
      </chakra.span>
    );
  return (
    <chakra.span fontVariantNumeric="tabular-nums" title={`${long}${unit}`}>
      <span aria-hidden>
        {short}
        {unit}
      </span>
      <VisuallyHidden>
        {long}
        {unit}
      </VisuallyHidden>
    </chakra.span>
  );
}
