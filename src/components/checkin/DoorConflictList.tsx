import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { attendeeText, conflictText } from '../../domain/doorTexts.ts';
import type { DoorConflictView } from '../../domain/doorViews.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface DoorConflictListProps {
  conflicts: readonly DoorConflictView[];
  /** What the server did not take. */
  refusals: readonly { clientId: string; refused: string }[];
  onSettle: (event: { clientId: string }) => void;
}

/** After an evening without a network there may be hundreds. */
const shownAtOnce = 3;

/** What was found out only after somebody was let in: doubles, and tickets that were no more (product S36). */
export function DoorConflictList({ conflicts, refusals, onSettle }: DoorConflictListProps) {
  const now = useNow();
  const [all, setAll] = useState(false);
  const rest = conflicts.length - shownAtOnce;
  const done = (clientId: string, name: string) => (
    <Button variant="outline" size="sm" aria-label={`Done: ${name}`} onClick={() => onSettle({ clientId })}>
      Done
    </Button>
  );
  return (
    <chakra.ul listStyleType="none" display="grid" gap={2} aria-label="To be looked at">
      {conflicts.slice(0, all ? undefined : shownAtOnce).map(({ scan, ...conflict }) => {
        const name = attendeeText(scan.ticket);
        return (
          <li key={scan.clientId}>
            <Notice tone="warning" title={name} action={done(scan.clientId, name)}>
              {conflictText(conflict, scan, now)}
            </Notice>
          </li>
        );
      })}
      {!all && rest > 0 && (
        <li>
          <Button variant="outline" fullWidth onClick={() => setAll(true)}>
            Show {rest} more
          </Button>
        </li>
      )}
      {refusals.map(({ clientId, refused }) => (
        <li key={clientId}>
          <Notice tone="danger" title="Not taken" action={done(clientId, refused)}>
            {refused}
          </Notice>
        </li>
      ))}
    </chakra.ul>
  );
}
