import { chakra } from '@chakra-ui/react';
import {
  Circle,
  CircleStop,
  Copy,
  ScreenShare,
  ScreenShareOff,
  SwitchCamera,
  type LucideIcon,
} from 'lucide-react';
import type { DeviceKind, DevicesState } from '../../domain/liveMedia.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { MenuEntry } from '../ui/Menu.tsx';
import { DeviceMenu } from './DeviceMenu.tsx';
import { DeviceSwitchButton } from './DeviceSwitchButton.tsx';

export interface HostControlsBarProps {
  devices: DevicesState;
  withVideo: boolean;
  /** Absent for who may not record. */
  recording?: { on: boolean; busy: boolean; onToggle: () => void } | undefined;
  /** The browser can show a screen. */
  canShare: boolean;
  onSwitch: (event: { kind: DeviceKind; on: boolean }) => void;
  onPick: (event: { kind: DeviceKind; deviceId: string }) => void;
  onFlip: () => void;
  onShare: (event: { on: boolean }) => void;
  onCopyLink: () => void;
  onEnd: () => void;
}

interface Act {
  label: string;
  Icon: LucideIcon;
  run: () => void;
  /** It goes on until it is pressed again. */
  on?: boolean;
}

/** What can be done with the picture. */
function pictureActs({ devices, withVideo, canShare, onFlip, onShare }: HostControlsBarProps): Act[] {
  if (!withVideo) return [];
  const flips = devices.video.status === 'on' && devices.cameras.length > 1;
  const on = devices.screen !== undefined;
  const share: Act = on
    ? { label: 'Stop showing your screen', Icon: ScreenShareOff, run: () => onShare({ on: false }), on }
    : { label: 'Show your screen', Icon: ScreenShare, run: () => onShare({ on: true }) };
  return [
    ...(flips ? [{ label: 'Next camera', Icon: SwitchCamera, run: onFlip }] : []),
    ...(canShare ? [share] : []),
  ];
}

const recordingAct = ({ on, onToggle }: NonNullable<HostControlsBarProps['recording']>): Act =>
  on
    ? { label: 'Stop recording', Icon: CircleStop, run: onToggle }
    : { label: 'Record', Icon: Circle, run: onToggle };

/** What stands beside each other where there is room, as entries of a menu. */
function entriesOf(props: HostControlsBarProps): MenuEntry[] {
  const { recording, onCopyLink } = props;
  const entry = ({ label, Icon, run }: Act) => ({ label, icon: <Icon aria-hidden />, onSelect: run });
  return [
    ...(recording ? [{ ...entry(recordingAct(recording)), disabled: recording.busy }] : []),
    ...pictureActs(props).map(entry),
    entry({ label: 'Copy link', Icon: Copy, run: onCopyLink }),
  ];
}

function RecordButton({ recording }: { recording: NonNullable<HostControlsBarProps['recording']> }) {
  const { label, Icon, run } = recordingAct(recording);
  return (
    <Button size="lg" variant="outline" iconStart={<Icon aria-hidden />} busy={recording.busy} onClick={run}>
      {label}
    </Button>
  );
}

/** What a host does with the room. Nothing of it interrupts what others see and hear. */
export function HostControlsBar(props: HostControlsBarProps) {
  const { devices, withVideo, recording, onSwitch, onPick, onCopyLink, onEnd } = props;
  return (
    <>
      <DeviceSwitchButton kind="audio" devices={devices} size="lg" onSwitch={onSwitch} />
      {withVideo && <DeviceSwitchButton kind="video" devices={devices} size="lg" onSwitch={onSwitch} />}
      <chakra.span display={{ base: 'none', md: 'contents' }}>
        {pictureActs(props).map(({ label, Icon, run, on }) => (
          <IconButton
            key={label}
            size="lg"
            variant={on ? 'solid' : 'outline'}
            label={label}
            icon={<Icon aria-hidden />}
            onClick={run}
          />
        ))}
        {recording && <RecordButton recording={recording} />}
        <DeviceMenu devices={devices} withVideo={withVideo} onPick={onPick} />
        <IconButton
          size="lg"
          variant="outline"
          label="Copy link"
          icon={<Copy aria-hidden />}
          onClick={onCopyLink}
        />
      </chakra.span>
      <chakra.span display={{ base: 'contents', md: 'none' }}>
        <DeviceMenu devices={devices} withVideo={withVideo} onPick={onPick} others={entriesOf(props)} />
      </chakra.span>
      <Button size="lg" variant="danger" onClick={onEnd}>
        End
      </Button>
    </>
  );
}
