import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Dashboard } from '../../domain/dashboard.ts';
import { memberHref } from '../../domain/feedLinks.ts';
import {
  connectOutcome,
  isConnected,
  isRequestTo,
  RequestDirection,
  type ConnectionSuggestion,
} from '../../domain/relations.ts';
import { dashboardRowRecipe, dashboardRows } from '../../theme/recipes/dashboard.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { FollowButton } from '../ui/FollowButton.tsx';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';
import { RowSkeletonDrawing } from './RowSkeletonDrawing.tsx';

const Row = chakra('div', dashboardRowRecipe);

type Suggestion = Dashboard['suggestions'][number];

interface SuggestionRowProps extends Pick<Suggestion, 'member'> {
  /** Why they are suggested, or what has come of it. */
  note: string;
  /** What comes of it stands in the note, and is announced. */
  tells?: boolean;
  /** What to press. */
  children: ReactNode;
}

/** Somebody who is suggested, and why. */
function SuggestionRow({ member, note, tells = false, children }: SuggestionRowProps) {
  const { userId, userName } = member;
  return (
    <Row>
      <MemberAvatar member={member} />
      <div data-part="lines">
        <p data-part="name" title={userName}>
          <Link href={memberHref(userId)} variant="plain">
            <bdi>{userName}</bdi>
          </Link>
        </p>
        <p data-part="note" title={note} dir="auto" role={tells ? 'status' : undefined}>
          {note}
        </p>
      </div>
      {children}
    </Row>
  );
}

export interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onFollow: (event: { userId: string; following: boolean }) => void;
  state?: PartState;
  /** @default 5 */
  most?: number;
  id?: string;
}

/** Whom to follow, each with the reason. */
export function SuggestionList({ suggestions, onFollow, state, most = 5, id }: SuggestionListProps) {
  return (
    <DashboardPanel
      id={id}
      title="Worth following"
      state={state}
      loading={<RowSkeletonDrawing rows={Math.min(3, most)} />}
    >
      {suggestions.length > 0 ? (
        <chakra.ul css={dashboardRows}>
          {suggestions.slice(0, most).map(({ member, reason, isFollowing }) => (
            <li key={member.userId}>
              <SuggestionRow member={member} note={reason}>
                <FollowButton
                  name={member.userName}
                  following={isFollowing}
                  onFollow={({ following }) => onFollow({ userId: member.userId, following })}
                />
              </SuggestionRow>
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">You follow everybody we would suggest.</chakra.p>
      )}
    </DashboardPanel>
  );
}

export const mayKnowTitle = 'People you may know';
/** More stand with the connections. */
const mostToKnow = 3;

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
        {suggestions.slice(0, mostToKnow).map((suggestion) => {
          const { member, reason, viewer } = suggestion;
          const asked = isRequestTo(viewer, RequestDirection.OUT);
          return (
            <li key={member.userId}>
              <SuggestionRow member={member} note={connectOutcome(viewer) ?? reason} tells>
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
              </SuggestionRow>
            </li>
          );
        })}
      </chakra.ul>
    </DashboardPanel>
  );
}
