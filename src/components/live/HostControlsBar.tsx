import { Circle, CircleStop, Copy, ScreenShare, ScreenShareOff, SwitchCamera } from 'lucide-react';
import type { DeviceKind, DevicesState } from '../../domain/liveMedia.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
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

/** What a host does with the room. Nothing of it interrupts what others see and hear. */
export function HostControlsBar(props: HostControlsBarProps) {
  const { devices, withVideo, recording, canShare, onSwitch, onPick, onFlip, onShare, onCopyLink, onEnd } =
    props;
  const seen = devices.video.status === 'on';
  const sharing = devices.screen !== undefined;
  return (
    <>
      <DeviceSwitchButton kind="audio" devices={devices} size="lg" onSwitch={onSwitch} />
      {withVideo && (
        <>
          <DeviceSwitchButton kind="video" devices={devices} size="lg" onSwitch={onSwitch} />
          {seen && devices.cameras.length > 1 && (
            <IconButton
              size="lg"
              variant="outline"
              label="Next camera"
              icon={<SwitchCamera aria-hidden />}
              onClick={onFlip}
            />
          )}
          {canShare && (
            <IconButton
              size="lg"
              variant={sharing ? 'solid' : 'outline'}
              label={sharing ? 'Stop showing your screen' : 'Show your screen'}
              icon={sharing ? <ScreenShareOff aria-hidden /> : <ScreenShare aria-hidden />}
              onClick={() => onShare({ on: !sharing })}
            />
          )}
        </>
      )}
      {recording && (
        <Button
          size="lg"
          variant="outline"
          iconStart={recording.on ? <CircleStop aria-hidden /> : <Circle aria-hidden />}
          busy={recording.busy}
          onClick={recording.onToggle}
        >
          {recording.on ? 'Stop recording' : 'Record'}
        </Button>
      )}
      <DeviceMenu devices={devices} withVideo={withVideo} onPick={onPick} />
      <IconButton
        size="lg"
        variant="outline"
        label="Copy link"
        icon={<Copy aria-hidden />}
        onClick={onCopyLink}
      />
      <Button size="lg" variant="danger" onClick={onEnd}>
        End
      </Button>
    </>
  );
}
