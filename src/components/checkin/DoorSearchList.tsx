import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { DoorTicket } from '../../domain/checkIn.ts';
import { doorRows } from '../../theme/recipes/check-in.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DoorPersonRow, type DoorPersonRowProps } from './DoorPersonRow.tsx';

export interface DoorSearchListProps extends Omit<DoorPersonRowProps, 'ticket'> {
  text: string;
  onText: (event: { text: string }) => void;
  /** Some of those who were found. */
  people: readonly DoorTicket[];
  /** How many were found. */
  found: number;
  onMore: () => void;
}

/** Somebody without a code is found by name in the list on this device (product S36). */
export function DoorSearchList({ text, onText, people, found, onMore, ...acts }: DoorSearchListProps) {
  const asked = text.trim() !== '';
  const sentence = found === 0 ? 'Nobody of this name is in the list.' : `${found} found`;
  return (
    <chakra.search display="grid" gap={2}>
      <TextField
        type="search"
        label="Find a name"
        iconStart={<Search aria-hidden />}
        value={text}
        onChange={(event) => onText({ text: event.target.value })}
        autoComplete="off"
        spellCheck={false}
      />
      <VisuallyHidden role="status">{asked && sentence}</VisuallyHidden>
      {asked && found === 0 && (
        <chakra.p color="fg.muted" aria-hidden>
          {sentence}
        </chakra.p>
      )}
      {asked && people.length > 0 && (
        <chakra.ul css={doorRows} aria-label="People found">
          {people.map((ticket) => (
            <DoorPersonRow key={ticket.ticketId} ticket={ticket} {...acts} />
          ))}
        </chakra.ul>
      )}
      {asked && people.length < found && (
        <Button variant="outline" onClick={onMore}>
          Show more of {found}
        </Button>
      )}
    </chakra.search>
  );
}
