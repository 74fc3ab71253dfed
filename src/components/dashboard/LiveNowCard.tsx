import { chakra } from '@chakra-ui/react';
import type { Dashboard } from '../../domain/dashboard.ts';
import { dashboardRowRecipe, dashboardRows } from '../../theme/recipes/dashboard.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Count } from '../ui/Count.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import { ready, type PartState } from './partState.ts';
import { RowSkeletonDrawing } from './RowSkeletonDrawing.tsx';

const Row = chakra('div', dashboardRowRecipe);

export interface LiveNowCardProps {
  rooms: Dashboard['liveNow'];
  /** Of a room. Without: it is shown and cannot be joined from here. */
  hrefOf?: ((channelName: string) => string) | undefined;
  state?: PartState;
}

/** Rooms that are on the air (product S18); anybody may join (specification 2: `live/:channelName` has no guard). */
export function LiveNowCard({ rooms, hrefOf, state = ready }: LiveNowCardProps) {
  return (
    <DashboardPanel
      title="Live now"
      // Red only ever means live: nobody on the air, no badge.
      titleEnd={state.status === 'ready' && rooms.length > 0 && <Badge tone="live">LIVE</Badge>}
      state={state}
      loading={<RowSkeletonDrawing rows={2} />}
    >
      {rooms.length > 0 ? (
        <chakra.ul css={dashboardRows}>
          {rooms.map(({ host, live }) => (
            <li key={live.channelName}>
              <Row>
                <MemberAvatar member={host} />
                <div data-part="lines">
                  <p data-part="name" title={live.title}>
                    <bdi>{live.title}</bdi>
                  </p>
                  <p data-part="note" title={host.userName}>
                    <bdi>{host.userName}</bdi> · <Count value={live.audience} noun={['here', 'here']} />
                  </p>
                </div>
                {hrefOf && (
                  <Button href={hrefOf(live.channelName)} variant="outline" size="sm">
                    Join<VisuallyHidden> {live.title}</VisuallyHidden>
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">Nobody is live at the moment.</chakra.p>
      )}
    </DashboardPanel>
  );
}
