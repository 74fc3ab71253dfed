import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import type { DeviceKind } from '../../../domain/liveMedia.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { MenuEntry } from '../../ui/Menu.tsx';
import { DeviceMenu } from './DeviceMenu.tsx';
import { DeviceSwitchButton } from './DeviceSwitchButton.tsx';
import {
  pictureActs,
  recordingAct,
  type HostAct,
  type PictureActs,
  type RecordingToggle,
} from './hostActs.ts';

export interface HostControlsBarProps extends PictureActs {
  /** Absent for who may not record. */
  recording?: RecordingToggle | undefined;
  onSwitch: (event: { kind: DeviceKind; on: boolean }) => void;
  onPick: (event: { kind: DeviceKind; deviceId: string }) => void;
  onCopyLink: () => void;
  onEnd: () => void;
}

/** What stands beside each other where there is room, as entries of a menu. */
function entriesOf(props: HostControlsBarProps): MenuEntry[] {
  const { recording, onCopyLink } = props;
  const entry = ({ label, Icon, run }: HostAct) => ({ label, icon: <Icon aria-hidden />, onSelect: run });
  return [
    ...(recording ? [{ ...entry(recordingAct(recording)), disabled: recording.busy }] : []),
    ...pictureActs(props).map(entry),
    entry({ label: 'Copy link', Icon: Copy, run: onCopyLink }),
  ];
}

function RecordButton({ recording }: { recording: RecordingToggle }) {
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
