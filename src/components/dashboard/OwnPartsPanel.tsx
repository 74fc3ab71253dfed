import type { Schemas } from '#openapi/contract.ts';
import { closeExpiredLabel, expiredLine, statTiles, type Dashboard } from '../../domain/dashboard.ts';
import type { Places } from '../../domain/places.ts';
import { Role } from '../../domain/roles.ts';
import { Link } from '../ui/Link.tsx';
import { ApplicationsCard } from './ApplicationsCard.tsx';
import { DraftsCard, type DraftsCardProps } from './DraftsCard.tsx';
import { GuardedPanel } from './GuardedPanel.tsx';
import { PipelineList } from './PipelineList.tsx';
import { PopularPostList } from './PopularPostList.tsx';
import { RecordingList } from './RecordingList.tsx';
import { TileRow } from './TileRow.tsx';

export interface OwnPartsPanelProps {
  dashboard: Pick<Dashboard, 'tiles' | 'pipeline'>;
  /** Of the own page of a post or an event. */
  hrefOf: (item: Pick<Schemas['FeedItem'], 'feedId' | 'feedType'>) => string | undefined;
  places: Places;
  /** What a brand or a business has begun to write; not there while nobody knows. */
  drafts?: DraftsCardProps['drafts'] | undefined;
  /** Little room: two rows in each part. */
  compact?: boolean | undefined;
}

function Drafts({ drafts, compact }: Pick<OwnPartsPanelProps, 'drafts' | 'compact'>) {
  if (!drafts) return null;
  return (
    <GuardedPanel title="Drafts">
      <DraftsCard drafts={drafts} allHref="/posts?tab=drafts" most={compact ? 2 : 3} />
    </GuardedPanel>
  );
}

/** What a role has of its own on the dashboard (product S18). */
export function OwnPartsPanel({ dashboard, hrefOf, places, drafts, compact }: OwnPartsPanelProps) {
  const { tiles, pipeline } = dashboard;
  const numbers = (
    <GuardedPanel title="Your numbers">
      <TileRow title="Your numbers" tiles={statTiles(tiles, places)}>
        {tiles.role === Role.HR && tiles.expiredJobs > 0 && (
          <p>
            {expiredLine(tiles.expiredJobs)}{' '}
            {places.postedJobs && (
              <Link href={`${places.postedJobs}?sort=due`} variant="standalone">
                {closeExpiredLabel(tiles.expiredJobs)}
              </Link>
            )}
          </p>
        )}
      </TileRow>
    </GuardedPanel>
  );
  switch (tiles.role) {
    case Role.JOB_SEEKER:
      return (
        <GuardedPanel title="Applications">
          <ApplicationsCard applications={tiles.applications} href={places.applications} />
        </GuardedPanel>
      );
    case Role.HR:
      return (
        <>
          {numbers}
          <GuardedPanel title="Open jobs">
            <PipelineList jobs={pipeline} hrefOf={places.applicantsOf} most={compact ? 2 : 6} />
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
          <Drafts drafts={drafts} compact={compact} />
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
          <Drafts drafts={drafts} compact={compact} />
        </>
      );
  }
}
