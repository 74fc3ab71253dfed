import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Mic, Video } from 'lucide-react';
import { LiveMediaType } from '../../domain/enums.ts';
import { dashboardRowRecipe, dashboardRows } from '../../theme/recipes/dashboard.ts';
import { Count } from '../ui/Count.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';
import { RowSkeletonDrawing } from './RowSkeletonDrawing.tsx';

const Row = chakra('div', dashboardRowRecipe);

export interface RecordingListProps {
  recordings: readonly Pick<
    Schemas['Recording'],
    'recordingId' | 'title' | 'mediaType' | 'startedAt' | 'views'
  >[];
  state?: PartState;
}

/** The latest recordings of a business, with how often they were watched (product S18). */
export function RecordingList({ recordings, state }: RecordingListProps) {
  return (
    <DashboardPanel title="Latest recordings" state={state} loading={<RowSkeletonDrawing rows={2} />}>
      {recordings.length > 0 ? (
        <chakra.ul css={dashboardRows}>
          {recordings.map(({ recordingId, title, mediaType, startedAt, views }) => {
            const isVideo = mediaType === LiveMediaType.VIDEO;
            const Icon = isVideo ? Video : Mic;
            return (
              <li key={recordingId}>
                <Row>
                  <chakra.span flex="none" color="fg.muted">
                    <Icon aria-hidden size={20} />
                  </chakra.span>
                  <div data-part="lines">
                    <p data-part="name" title={title}>
                      <VisuallyHidden>{isVideo ? 'Video: ' : 'Audio: '}</VisuallyHidden>
                      <bdi>{title}</bdi>
                    </p>
                    <p data-part="note">
                      <RelativeTime at={startedAt} /> · <Count value={views} noun={['view', 'views']} />
                    </p>
                  </div>
                </Row>
              </li>
            );
          })}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">Nothing is recorded yet.</chakra.p>
      )}
    </DashboardPanel>
  );
}
