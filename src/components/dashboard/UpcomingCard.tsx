import { chakra } from '@chakra-ui/react';
import { CalendarDays, Ticket, Users } from 'lucide-react';
import type { Dashboard } from '../../domain/dashboard.ts';
import { eventTime } from '../../lib/eventTime.ts';
import { dashboardRowRecipe, dashboardRows } from '../../theme/recipes/dashboard.ts';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';
import { RowSkeletonDrawing } from './RowSkeletonDrawing.tsx';

const Row = chakra('div', dashboardRowRecipe);
type Item = Dashboard['upcoming'][number];

export interface UpcomingCardProps {
  /** Soonest first. */
  items: readonly Item[];
  /** Of its page, where there is one. */
  hrefOf?: ((item: Item) => string | undefined) | undefined;
  state?: PartState;
}

const kinds = {
  0: { icon: Ticket, word: 'Your ticket' },
  1: { icon: CalendarDays, word: 'Your event' },
  2: { icon: Users, word: 'Interview' },
} as const;

/** Tickets, own events and interviews that come next, each in the time of its place. */
export function UpcomingCard({ items, hrefOf, state }: UpcomingCardProps) {
  return (
    <DashboardPanel title="Coming up" state={state} loading={<RowSkeletonDrawing rows={2} />}>
      {items.length > 0 ? (
        <chakra.ul css={dashboardRows}>
          {items.map((item) => {
            const { icon: Icon, word } = kinds[item.kind];
            const href = hrefOf?.(item);
            const when = [eventTime(item.startAt, item.timezone), item.place].filter(Boolean).join(' · ');
            return (
              <li key={`${item.kind} ${item.title} ${item.startAt}`}>
                <Row>
                  <chakra.span
                    display="grid"
                    placeItems="center"
                    flex="none"
                    boxSize={11}
                    borderRadius="control"
                    bg="accent.muted"
                    color="accent.fg"
                  >
                    <Icon aria-hidden size={20} />
                  </chakra.span>
                  <div data-part="lines">
                    <p data-part="name" title={item.title}>
                      <VisuallyHidden>{word}: </VisuallyHidden>
                      {href ? (
                        <Link href={href} variant="plain">
                          <bdi>{item.title}</bdi>
                        </Link>
                      ) : (
                        <bdi>{item.title}</bdi>
                      )}
                    </p>
                    <p data-part="note" title={when}>
                      <time dateTime={item.startAt}>{when}</time>
                    </p>
                  </div>
                </Row>
              </li>
            );
          })}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">Nothing is planned yet.</chakra.p>
      )}
    </DashboardPanel>
  );
}
