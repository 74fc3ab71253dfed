import { AudienceControlsBar, type AudienceControlsBarProps } from './AudienceControlsBar.tsx';
import { LiveCommentsPanel, type LiveCommentsPanelProps } from './LiveCommentsPanel.tsx';
import { RoomBar, type RoomBarProps } from './RoomBar.tsx';
import { RoomFrame } from './RoomFrame.tsx';
import { StagePlayer, type StagePlayerProps } from './StagePlayer.tsx';

export interface AudienceRoomPanelProps {
  bar: RoomBarProps;
  stage: StagePlayerProps;
  controls: AudienceControlsBarProps;
  comments: LiveCommentsPanelProps;
}

/** A room as its audience sees it (product S58). Nothing here asks for a device. */
export function AudienceRoomPanel({ bar, stage, controls, comments }: AudienceRoomPanelProps) {
  return (
    <RoomFrame
      bar={<RoomBar {...bar} />}
      stage={<StagePlayer {...stage} />}
      controls={<AudienceControlsBar {...controls} />}
      side={<LiveCommentsPanel {...comments} />}
    />
  );
}
