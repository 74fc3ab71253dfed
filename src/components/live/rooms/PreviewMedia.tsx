import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { DeviceKind, DevicesState } from '../../../domain/liveMedia.ts';
import { stageRecipe } from '../../../theme/recipes/live.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { DeviceSwitchButton } from './DeviceSwitchButton.tsx';
import { LevelDrawing } from './LevelDrawing.tsx';

const Stage = chakra('div', stageRecipe);

/** From here on somebody speaks. */
const heardFrom = 0.1;

export interface PreviewMediaProps {
  devices: DevicesState;
  withVideo: boolean;
  /** Of the microphone, 0 to 1. */
  level: number;
  member: { userId: string; userName: string; userImage?: string | undefined; userType: number };
  onSwitch: (event: { kind: DeviceKind; on: boolean }) => void;
}

/** How one will be seen and heard, before it is on the air. */
export function PreviewMedia({ devices, withVideo, level, member, onSwitch }: PreviewMediaProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { track } = devices.video;
  useEffect(() => {
    if (!video.current) return;
    video.current.srcObject = track ? new MediaStream([track]) : null;
    // A page that is left at once takes the element away while it begins to play.
    if (track) void video.current.play().catch(() => {});
  }, [track]);
  const seen = withVideo && track !== undefined;
  const heard = devices.audio.status === 'on' && !devices.muted;
  return (
    <chakra.div display="grid" gap={3}>
      <chakra.div aspectRatio="16 / 9">
        <Stage>
          {seen && (
            <video ref={video} muted playsInline data-mirrored="" aria-label="What your camera sees" />
          )}
          {!seen && (
            <div data-part="host">
              <MemberAvatar member={member} size="xl" />
              {withVideo && <span>Your camera is off</span>}
            </div>
          )}
        </Stage>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap={2} flexWrap="wrap">
        <DeviceSwitchButton kind="audio" devices={devices} onSwitch={onSwitch} />
        {withVideo && <DeviceSwitchButton kind="video" devices={devices} onSwitch={onSwitch} />}
        <chakra.span display="inline-flex" alignItems="center" gap={2} textStyle="small" color="fg.muted">
          <LevelDrawing level={heard ? level : 0} />
          {!heard ? 'Nobody hears you' : level >= heardFrom ? 'We hear you' : 'Say something'}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  );
}
