import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import {
  dashboardPlaces,
  expiredLine,
  isNewcomer,
  statTiles,
  stepPlaces,
  welcomeTexts,
  type Dashboard,
} from '../../domain/dashboard.ts';
import { Role } from '../../domain/roles.ts';
import { ApplicationsCard } from './ApplicationsCard.tsx';
import { GuardedPanel } from './GuardedPanel.tsx';
import { LiveNowCard } from './LiveNowCard.tsx';
import { NextStepsCard } from './NextStepsCard.tsx';
import { PipelineList } from './PipelineList.tsx';
import { PopularPostList } from './PopularPostList.tsx';
import { RecordingList } from './RecordingList.tsx';
import { SuggestionList, type SuggestionListProps } from './SuggestionList.tsx';
import { TileRow } from './TileRow.tsx';
import { UpcomingCard } from './UpcomingCard.tsx';
import { WelcomeBanner } from './WelcomeBanner.tsx';

export interface RoleOverviewPanelProps extends Pick<SuggestionListProps, 'onFollow'> {
  dashboard: Dashboard;
  /** What the member is called by. */
  name: string;
  /** Of a post's page. */
  hrefOf: (item: Schemas['FeedItem']) => string | undefined;
  /** Little room: three rows in each part, and the greeting stands elsewhere. */
  compact?: boolean;
}

/** What a role has of its own, above what all have. */
function OwnParts({ dashboard, hrefOf, compact }: Omit<RoleOverviewPanelProps, 'name' | 'onFollow'>) {
  const { tiles, pipeline } = dashboard;
  const numbers = (
    <GuardedPanel title="Your numbers">
      <TileRow title="Your numbers" tiles={statTiles(tiles)}>
        {tiles.role === Role.HR && tiles.expiredJobs > 0 && <p>{expiredLine(tiles.expiredJobs)}</p>}
      </TileRow>
    </GuardedPanel>
  );
  switch (tiles.role) {
    case Role.JOB_SEEKER:
      return (
        <GuardedPanel title="Applications">
          <ApplicationsCard applications={tiles.applications} href={dashboardPlaces.applications} />
        </GuardedPanel>
      );
    case Role.HR:
      return (
        <>
          {numbers}
          <GuardedPanel title="Open jobs">
            <PipelineList jobs={pipeline} most={compact ? 2 : 6} />
          </GuardedPanel>
        </>
      );
    case Role.BRAND:
      return (
        <>
          {numbers}
          <GuardedPanel title="Best post in 30 days">
            <PopularPostList
              title="Best post in 30 days"
              items={tiles.bestPost ? [tiles.bestPost] : []}
              hrefOf={hrefOf}
              empty="Nobody has liked or answered a post of the last 30 days yet."
              own
            />
          </GuardedPanel>
        </>
      );
    case Role.BUSINESS:
      return (
        <>
          {numbers}
          {tiles.recordings.length > 0 && (
            <GuardedPanel title="Latest recordings">
              <RecordingList recordings={tiles.recordings} />
            </GuardedPanel>
          )}
        </>
      );
  }
}

/** What all roles have, where there is something to show. */
function SharedParts({ dashboard, hrefOf, onFollow, compact }: Omit<RoleOverviewPanelProps, 'name'>) {
  const { suggestions, liveNow, upcoming, popular } = dashboard;
  const most = compact ? 3 : 5;
  return (
    <>
      {liveNow.length > 0 && (
        <GuardedPanel title="Live now">
          <LiveNowCard rooms={liveNow} />
        </GuardedPanel>
      )}
      {upcoming.length > 0 && (
        <GuardedPanel title="Coming up">
          <UpcomingCard items={upcoming} />
        </GuardedPanel>
      )}
      {suggestions.length > 0 && (
        <GuardedPanel title="Worth following">
          <SuggestionList id="suggestions" suggestions={suggestions} onFollow={onFollow} most={most} />
        </GuardedPanel>
      )}
      {popular.length > 0 && (
        <GuardedPanel title="Popular on Rolecast">
          <PopularPostList title="Popular on Rolecast" items={popular} hrefOf={hrefOf} empty="" most={most} />
        </GuardedPanel>
      )}
    </>
  );
}

/** The parts of a role's dashboard (product S18). Each fails apart; what has nothing to show is left out. */
export function RoleOverviewPanel({ name, compact = false, ...parts }: RoleOverviewPanelProps) {
  const { dashboard } = parts;
  const { tiles, nextSteps } = dashboard;
  // Decided once: a greeting that goes at the first press would move what is being pressed.
  const [newcomer] = useState(() => isNewcomer(dashboard));
  const greetedHere = compact && newcomer;
  const steps = nextSteps.length > 0 && (
    <GuardedPanel title="Next steps">
      <NextStepsCard
        role={tiles.role}
        steps={nextSteps}
        strength={tiles.role === Role.JOB_SEEKER ? tiles.profileStrength : undefined}
        hrefs={stepPlaces(dashboard)}
        lead={greetedHere ? welcomeTexts[tiles.role] : undefined}
        most={compact && !newcomer ? 3 : 4}
      />
    </GuardedPanel>
  );
  const stepsFirst = tiles.role === Role.JOB_SEEKER || greetedHere;
  return (
    <>
      {newcomer && !compact && <WelcomeBanner name={name} role={tiles.role} />}
      {stepsFirst && steps}
      <OwnParts {...parts} compact={compact} />
      {!stepsFirst && steps}
      <SharedParts {...parts} compact={compact} />
    </>
  );
}
