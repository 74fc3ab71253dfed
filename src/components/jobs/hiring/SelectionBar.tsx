import { chakra } from '@chakra-ui/react';
import { requestStatusLabels, type RequestStatus } from '../../../domain/jobs.ts';
import { statusOrder } from '../../../domain/requestMoves.ts';
import { Button } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import { TextButton } from '../../ui/TextButton.tsx';

export interface SelectionBarProps {
  /** How many are selected; 0 draws nothing but its place. */
  count: number;
  /** How many of them each move is possible for. */
  movable: Readonly<Record<RequestStatus, number>>;
  /** The most that can be moved at once is reached. */
  full?: boolean;
  locked?: string | undefined;
  onMove: (event: { to: RequestStatus }) => void;
  onClear: () => void;
  /** On a phone the head of the table, which has the box for all, is not there. */
  onSelectAll?: () => void;
}

/** What can be done with those who are selected (product S30), at the lower edge of the page. */
export function SelectionBar({ count, movable, full = false, locked, ...on }: SelectionBarProps) {
  if (count === 0) return null;
  const targets = statusOrder.filter((status) => movable[status] > 0);
  return (
    <chakra.section
      aria-label="Selected candidates"
      position="sticky"
      insetBlockEnd={{ base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: 4 }}
      zIndex="sticky"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={2}
      marginBlockStart={3}
      paddingInline={4}
      paddingBlock={2.5}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="card"
      boxShadow="float"
      css={{ '& button': { minHeight: { base: 11, md: 8 } } }}
    >
      <chakra.p
        role="status"
        fontWeight="semibold"
        flexBasis={{ base: 'full', md: 'auto' }}
        marginInlineEnd="auto"
      >
        <Count value={count} /> selected{full && ': the most that can be moved at once'}
      </chakra.p>
      {locked ? (
        <chakra.p textStyle="small" color="fg.muted">
          {locked}
        </chakra.p>
      ) : (
        targets.map((to) => (
          <Button
            key={to}
            size="sm"
            variant="outline"
            onClick={() => on.onMove({ to })}
            aria-label={`Move ${movable[to]} of ${count} to ${requestStatusLabels[to]}`}
          >
            {requestStatusLabels[to]}
            {movable[to] < count && ` (${movable[to]})`}
          </Button>
        ))
      )}
      {on.onSelectAll && <TextButton onClick={on.onSelectAll}>Select all loaded</TextButton>}
      <TextButton onClick={on.onClear}>Clear</TextButton>
    </chakra.section>
  );
}
