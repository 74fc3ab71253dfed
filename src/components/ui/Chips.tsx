import { chakra } from '@chakra-ui/react';
import { Chip, type ChipProps } from './Chip.tsx';

export interface ChipsProps {
  items: readonly { id: string; text: string; tone?: ChipProps['tone'] }[];
  /** What they are, where no heading says it. */
  label?: string;
}

/** Facts beside each other, as a list: skills, interests. */
export function Chips({ items, label }: ChipsProps) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap={2} listStyleType="none" aria-label={label}>
      {items.map(({ id, text, tone }) => (
        <chakra.li key={id} maxWidth="full" minWidth={0} display="flex">
          <Chip {...(tone && { tone })}>{text}</Chip>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
