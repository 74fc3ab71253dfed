import { Circle, CircleStop, ScreenShare, ScreenShareOff, SwitchCamera, type LucideIcon } from 'lucide-react';
import type { DevicesState } from '../../../domain/liveMedia.ts';

/** One thing that a host can do. */
export interface HostAct {
  label: string;
  Icon: LucideIcon;
  run: () => void;
  /** It goes on until it is pressed again. */
  on?: boolean;
}

export interface PictureActs {
  devices: DevicesState;
  withVideo: boolean;
  /** The browser can show a screen. */
  canShare: boolean;
  onFlip: () => void;
  onShare: (event: { on: boolean }) => void;
}

export interface RecordingToggle {
  on: boolean;
  busy: boolean;
  onToggle: () => void;
}

/** What can be done with the picture. */
export function pictureActs({ devices, withVideo, canShare, onFlip, onShare }: PictureActs): HostAct[] {
  if (!withVideo) return [];
  const flips = devices.video.status === 'on' && devices.cameras.length > 1;
  const on = devices.screen !== undefined;
  const share: HostAct = on
    ? { label: 'Stop showing your screen', Icon: ScreenShareOff, run: () => onShare({ on: false }), on }
    : { label: 'Show your screen', Icon: ScreenShare, run: () => onShare({ on: true }) };
  return [
    ...(flips ? [{ label: 'Next camera', Icon: SwitchCamera, run: onFlip }] : []),
    ...(canShare ? [share] : []),
  ];
}

/** Begins a recording, or ends it. */
export const recordingAct = ({ on, onToggle }: RecordingToggle): HostAct =>
  on
    ? { label: 'Stop recording', Icon: CircleStop, run: onToggle }
    : { label: 'Record', Icon: Circle, run: onToggle };
