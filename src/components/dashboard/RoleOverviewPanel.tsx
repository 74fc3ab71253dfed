import { useState } from 'react';
import { isNewcomer, stepPlaces, welcomeTexts, type Dashboard } from '../../domain/dashboard.ts';
import { ContentType } from '../../domain/enums.ts';
import { places as knownPlaces, type Places } from '../../domain/places.ts';
import { Role } from '../../domain/roles.ts';
import { GuardedPanel } from './GuardedPanel.tsx';
import { LiveNowCard } from './LiveNowCard.tsx';
import { NextStepsCard } from './NextStepsCard.tsx';
import { OwnPartsPanel, type OwnPartsPanelProps } from './OwnPartsPanel.tsx';
import { PopularPostList } from './PopularPostList.tsx';
import {
  MayKnowList,
  mayKnowTitle,
  SuggestionList,
  type MayKnowListProps,
  type SuggestionListProps,
} from './SuggestionList.tsx';
import { UpcomingCard } from './UpcomingCard.tsx';
import { WelcomeBanner } from './WelcomeBanner.tsx';

export interface RoleOverviewPanelProps
  extends
    Pick<SuggestionListProps, 'onFollow'>,
    Pick<MayKnowListProps, 'onConnect'>,
    Pick<OwnPartsPanelProps, 'hrefOf' | 'drafts'> {
  dashboard: Dashboard;
  /** What the member is called by. */
  name: string;
  /** Little room: three rows in each part, and the greeting stands elsewhere. */
  compact?: boolean;
  /** @default those that exist */
  places?: Places;
}

interface StepsPartProps {
  dashboard: Dashboard;
  places: Places;
  /** Says what the role is here for: the banner that would say it is not there. */
  greeting: boolean;
  compact: boolean;
}

function StepsPart({ dashboard, places, greeting, compact }: StepsPartProps) {
  const { tiles, nextSteps } = dashboard;
  return (
    <GuardedPanel title="Next steps">
      <NextStepsCard
        role={tiles.role}
        steps={nextSteps}
        strength={tiles.role === Role.JOB_SEEKER ? tiles.profileStrength : undefined}
        hrefs={stepPlaces(dashboard, places)}
        lead={greeting ? welcomeTexts[tiles.role] : undefined}
        most={compact && !greeting ? 3 : 4}
      />
    </GuardedPanel>
  );
}

/** A ticket and an own event lead to the event. */
const eventHref = (
  { eventId }: Dashboard['upcoming'][number],
  hrefOf: RoleOverviewPanelProps['hrefOf'],
): string | undefined => eventId && hrefOf({ feedId: eventId, feedType: ContentType.EVENT });

interface PeoplePartsProps extends Pick<RoleOverviewPanelProps, 'dashboard' | 'onConnect' | 'onFollow'> {
  places: Places;
  most: number;
}

/** Whom to connect with, and whom to follow. */
function PeopleParts({ dashboard, places, onConnect, onFollow, most }: PeoplePartsProps) {
  const { tiles, mayKnow = [], suggestions } = dashboard;
  return (
    <>
      {mayKnow.length > 0 && (
        <GuardedPanel title={mayKnowTitle}>
          <MayKnowList
            suggestions={mayKnow}
            allHref={places.profileOf && `${places.profileOf(tiles.role)}?tab=connections`}
            onConnect={onConnect}
          />
        </GuardedPanel>
      )}
      {suggestions.length > 0 && (
        <GuardedPanel title="Worth following">
          <SuggestionList id="suggestions" suggestions={suggestions} onFollow={onFollow} most={most} />
        </GuardedPanel>
      )}
    </>
  );
}

/** The parts of a role's dashboard (product S18). Each fails apart; what has nothing to show is left out. */
export function RoleOverviewPanel({
  dashboard,
  name,
  hrefOf,
  onFollow,
  onConnect,
  drafts,
  compact = false,
  places = knownPlaces,
}: RoleOverviewPanelProps) {
  const { tiles, nextSteps, liveNow, upcoming, popular } = dashboard;
  const most = compact ? 3 : 5;
  // Decided once: a greeting that goes at the first press would move what is being pressed.
  const [newcomer] = useState(() => isNewcomer(dashboard));
  const steps = nextSteps.length > 0 && (
    <StepsPart dashboard={dashboard} places={places} greeting={compact && newcomer} compact={compact} />
  );
  const stepsFirst = tiles.role === Role.JOB_SEEKER || (compact && newcomer);
  return (
    <>
      {newcomer && !compact && <WelcomeBanner name={name} role={tiles.role} />}
      {stepsFirst && steps}
      <OwnPartsPanel
        dashboard={dashboard}
        hrefOf={hrefOf}
        places={places}
        drafts={drafts}
        compact={compact}
      />
      {!stepsFirst && steps}
      {liveNow.length > 0 && (
        <GuardedPanel title="Live now">
          <LiveNowCard rooms={liveNow} hrefOf={places.liveRoomOf} />
        </GuardedPanel>
      )}
      {upcoming.length > 0 && (
        <GuardedPanel title="Coming up">
          <UpcomingCard
            items={upcoming}
            hrefOf={(item) => places.upcomingOf?.(item, tiles.role) ?? eventHref(item, hrefOf)}
          />
        </GuardedPanel>
      )}
      <PeopleParts
        dashboard={dashboard}
        places={places}
        onConnect={onConnect}
        onFollow={onFollow}
        most={most}
      />
      {popular.length > 0 && (
        <GuardedPanel title="Popular on Rolecast">
          <PopularPostList title="Popular on Rolecast" items={popular} hrefOf={hrefOf} empty="" most={most} />
        </GuardedPanel>
      )}
    </>
  );
}
