import { chakra } from '@chakra-ui/react';
import { EmptyDrawing } from '../ui/EmptyDrawing.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

export type TicketHoldTrouble =
  /** Its time is over. */
  | { status: 'ended' }
  /** What is left, by the name of the package. */
  | { status: 'soldOut'; left: readonly { packageId: string; packageName: string; words: string }[] }
  /** The server's words. */
  | { status: 'refused'; message: string };

export interface TicketHoldPanelProps {
  trouble: TicketHoldTrouble;
  /** Asks for the same seats again. */
  onCheckAgain: () => void;
  /** The page of the event, or of all. */
  backHref: string;
}

function wordsOf(trouble: TicketHoldTrouble): [title: string, text: string] {
  switch (trouble.status) {
    case 'ended':
      return [
        'Your hold ended — check again',
        'Tickets are kept for 15 minutes. Nothing was charged, and the names that you have entered are still here.',
      ];
    case 'soldOut':
      return ['There are not so many tickets left', 'Somebody else was faster. Nothing was charged.'];
    case 'refused':
      return ['These tickets cannot be bought now', trouble.message];
  }
}

/** In the place of the payment when the seats are not kept: why, and the way on. */
export function TicketHoldPanel({ trouble, onCheckAgain, backHref }: TicketHoldPanelProps) {
  const [title, text] = wordsOf(trouble);
  const ended = trouble.status === 'ended';
  return (
    <Card>
      <chakra.div display="grid" justifyItems="center" gap={4} paddingBlock={6} textAlign="center">
        <EmptyDrawing name="search" />
        <chakra.div role="alert" display="grid" gap={2}>
          <chakra.h2 textStyle="h2">{title}</chakra.h2>
          <chakra.p color="fg.muted" textWrap="balance" overflowWrap="anywhere">
            {text}
          </chakra.p>
          {trouble.status === 'soldOut' && (
            <chakra.ul listStyle="none" display="grid" gap={1}>
              {trouble.left.map(({ packageId, packageName, words }) => (
                <chakra.li key={packageId} overflowWrap="anywhere">
                  <bdi>{packageName}</bdi>: <strong>{words}</strong>
                </chakra.li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap={2}>
          {ended && <Button onClick={onCheckAgain}>Check again</Button>}
          <Button href={backHref} variant={ended ? 'outline' : 'solid'}>
            Choose again
          </Button>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
