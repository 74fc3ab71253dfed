import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import type { DeviceKind, DevicesState } from '../../../domain/liveMedia.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export interface DeviceSwitchButtonProps {
  kind: DeviceKind;
  devices: Pick<DevicesState, 'audio' | 'video' | 'muted'>;
  size?: 'md' | 'lg';
  onSwitch: (event: { kind: DeviceKind; on: boolean }) => void;
}

const looks = {
  audio: {
    on: { label: 'Mute the microphone', icon: <Mic aria-hidden /> },
    off: { label: 'Switch the microphone on', icon: <MicOff aria-hidden /> },
  },
  video: {
    on: { label: 'Switch the camera off', icon: <Video aria-hidden /> },
    off: { label: 'Switch the camera on', icon: <VideoOff aria-hidden /> },
  },
};

/** Microphone or camera: red while nobody hears or sees one. */
export function DeviceSwitchButton({ kind, devices, size = 'md', onSwitch }: DeviceSwitchButtonProps) {
  const on = devices[kind].status === 'on' && !(kind === 'audio' && devices.muted);
  return (
    <IconButton
      size={size}
      variant={on ? 'outline' : 'danger'}
      {...looks[kind][on ? 'on' : 'off']}
      onClick={() => onSwitch({ kind, on: !on })}
    />
  );
}
