import { chakra } from '@chakra-ui/react';
import { Notice } from '../../ui/Notice.tsx';
import { AudienceDrawer, type AudienceDrawerProps } from './AudienceDrawer.tsx';
import { DeviceHelpPanel, type DeviceHelpPanelProps } from './DeviceHelpPanel.tsx';
import { EndRoomDialog, type EndRoomDialogProps } from './EndRoomDialog.tsx';
import { HostControlsBar, type HostControlsBarProps } from './HostControlsBar.tsx';
import { LiveCommentsPanel, type LiveCommentsPanelProps } from './LiveCommentsPanel.tsx';
import { RoomBar, type RoomBarProps } from './RoomBar.tsx';
import { RoomFrame } from './RoomFrame.tsx';
import { StagePlayer, type StagePlayerProps } from './StagePlayer.tsx';

export interface HostRoomPanelProps {
  bar: RoomBarProps;
  stage: StagePlayerProps;
  controls: HostControlsBarProps;
  comments: LiveCommentsPanelProps;
  audience: AudienceDrawerProps;
  end: EndRoomDialogProps;
  help: DeviceHelpPanelProps;
  /** Things to know now: a device was unplugged, the tab is hidden, the battery is low. */
  notices: readonly string[];
}

/** The host's side of a room (product S56, S57). */
export function HostRoomPanel({
  bar,
  stage,
  controls,
  comments,
  audience,
  end,
  help,
  notices,
}: HostRoomPanelProps) {
  return (
    <>
      <RoomFrame
        bar={
          <chakra.div display="grid" gap={2}>
            <RoomBar {...bar} />
            {notices.map((text) => (
              <Notice key={text}>{text}</Notice>
            ))}
            <DeviceHelpPanel {...help} />
          </chakra.div>
        }
        stage={<StagePlayer {...stage} />}
        controls={<HostControlsBar {...controls} />}
        side={<LiveCommentsPanel {...comments} />}
      />
      <AudienceDrawer {...audience} />
      <EndRoomDialog {...end} />
    </>
  );
}
