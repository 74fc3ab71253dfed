import { chakra } from '@chakra-ui/react';
import { memberHref } from '../../domain/feedLinks.ts';
import { relationshipPhrase, sideOf, stateLabel, type Recommendation } from '../../domain/recommendations.ts';
import { recommendationRecipe } from '../../theme/recipes/people.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { Link } from '../ui/Link.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { RecommendationActions, type RecommendationAct } from './RecommendationActions.tsx';

const Row = chakra('li', recommendationRecipe);

export interface RecommendationItemProps {
  recommendation: Recommendation;
  /** Of whoever looks at it: decides what is told and offered. */
  readerId: string;
  /** Without: nothing can be done, as in a preview. */
  onAct?: (event: { recommendation: Recommendation; act: RecommendationAct }) => void;
}

/** What one member says of another, or is asked to say. */
export function RecommendationItem({ recommendation, readerId, onAct }: RecommendationItemProps) {
  const { fromUser, toUser, position, text, requestMessage, updatedAt } = recommendation;
  const isAuthor = sideOf(recommendation, readerId) === 'author';
  const member = isAuthor ? toUser : fromUser;
  const { userId, userName } = member;
  const label = stateLabel(recommendation, readerId);
  return (
    <Row>
      <MemberAvatar member={member} />
      <div data-part="body">
        <div data-part="head">
          <div data-part="lines">
            <p data-part="name" title={userName}>
              <Link href={memberHref(userId)} variant="plain">
                <bdi>{userName}</bdi>
              </Link>
            </p>
            <p data-part="meta" dir="auto">
              {relationshipPhrase(recommendation, readerId)}
              {position && ` · ${position}`}
            </p>
            <p data-part="meta">
              <RelativeTime at={updatedAt} />
            </p>
          </div>
          <p role="status">
            {label && <Badge tone={label.startsWith('Shown') ? 'success' : 'neutral'}>{label}</Badge>}
          </p>
        </div>
        {text !== undefined ? (
          <ExpandableText text={text} />
        ) : (
          requestMessage && (
            <blockquote data-part="note">
              <ExpandableText text={requestMessage} />
            </blockquote>
          )
        )}
        {onAct && (
          <RecommendationActions
            recommendation={recommendation}
            readerId={readerId}
            onAct={({ act }) => onAct({ recommendation, act })}
          />
        )}
      </div>
    </Row>
  );
}
