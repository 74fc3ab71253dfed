import { chakra } from '@chakra-ui/react';
import { memberHref } from '../../domain/feedLinks.ts';
import {
  isConnected,
  isRequestTo,
  RequestDirection,
  type ConnectionSuggestion,
} from '../../domain/relations.ts';
import { dashboardRowRecipe, dashboardRows } from '../../theme/recipes/dashboard.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';

const Row = chakra('div', dashboardRowRecipe);

export const mayKnowTitle = 'People you may know';
/** More stand with the connections. */
const most = 3;

export interface MayKnowListProps {
  suggestions: readonly ConnectionSuggestion[];
  /** Where all of them are. */
  allHref?: string | undefined;
  /** `connect` asks them; false takes the request back. */
  onConnect: (event: { suggestion: ConnectionSuggestion; connect: boolean }) => void;
}

/** People to connect with, each with the reason (product S18). Once asked they stay where they are and say so. */
export function MayKnowList({ suggestions, allHref, onConnect }: MayKnowListProps) {
  return (
    <DashboardPanel
      title={mayKnowTitle}
      titleEnd={
        allHref && (
          <Link href={allHref} variant="standalone">
            See all<VisuallyHidden> people you may know</VisuallyHidden>
          </Link>
        )
      }
    >
      <chakra.ul css={dashboardRows}>
        {suggestions.slice(0, most).map((suggestion) => {
          const { member, reason, viewer } = suggestion;
          const asked = isRequestTo(viewer, RequestDirection.OUT);
          const note = isConnected(viewer) ? 'You are connected now' : asked ? 'Request sent' : reason;
          return (
            <li key={member.userId}>
              <Row>
                <MemberAvatar member={member} />
                <div data-part="lines">
                  <p data-part="name" title={member.userName}>
                    <Link href={memberHref(member.userId)} variant="plain">
                      <bdi>{member.userName}</bdi>
                    </Link>
                  </p>
                  <p data-part="note" title={note} dir="auto" role="status">
                    {note}
                  </p>
                </div>
                {!isConnected(viewer) && (
                  // As wide as its longest word: what stands beside it does not move at a press.
                  <chakra.span flex="none" display="inline-flex" minWidth="6rem">
                    <Button
                      fullWidth
                      size="sm"
                      variant={asked ? 'ghost' : 'outline'}
                      onClick={() => onConnect({ suggestion, connect: !asked })}
                    >
                      {asked ? 'Withdraw' : 'Connect'}
                      <VisuallyHidden>
                        {asked ? ' the request to' : ' with'} {member.userName}
                      </VisuallyHidden>
                    </Button>
                  </chakra.span>
                )}
              </Row>
            </li>
          );
        })}
      </chakra.ul>
    </DashboardPanel>
  );
}
