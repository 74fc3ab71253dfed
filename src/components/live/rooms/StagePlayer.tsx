import { chakra } from '@chakra-ui/react';
import { Maximize, PictureInPicture2, RotateCw, Volume2 } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import type { Member } from '../../../domain/live.ts';
import type { StageState } from '../../../domain/liveMedia.ts';
import { stageRecipe } from '../../../theme/recipes/live.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePlayback } from '../recordings/usePlayback.ts';

const Stage = chakra('div', stageRecipe);

export interface StagePlayerProps {
  state: StageState;
  /** What is shown; undefined before it comes. Whoever made it stops it. */
  stream: MediaStream | undefined;
  host: Member;
  /** A picture comes at this moment: else the host's own picture stands for it. */
  hasPicture: boolean;
  /** The host speaks. */
  speaking?: boolean;
  /** The host sees what others see, without hearing it. */
  own?: boolean;
  /** What the own camera sees is mirrored, as one knows oneself; a screen is not. */
  mirrored?: boolean;
  /** While the host is away: for how many seconds the room is kept at most. */
  awaySec?: number | undefined;
  onRetry: () => void;
}

function wordsOf({ state, own = false }: StagePlayerProps): string | undefined {
  switch (state) {
    case 'connecting':
      return own ? 'Connecting your room…' : 'Connecting…';
    case 'buffering':
      return 'Waiting for the picture…';
    case 'reconnecting':
      return own ? 'Reconnecting. Your audience waits for you.' : 'Reconnecting…';
    case 'hostAway':
      return 'Host is reconnecting';
    case 'unreachable':
      return 'The connection is lost.';
    case 'live':
      return undefined;
  }
}

function Host({ host, speaking = false }: Pick<StagePlayerProps, 'host' | 'speaking'>) {
  return (
    <div data-part="host">
      <span data-part="ring" data-speaking={speaking ? '' : undefined}>
        <MemberAvatar member={host} size="xl" />
      </span>
      <strong>
        <bdi>{host.userName}</bdi>
      </strong>
      <span>{speaking && 'Speaking'}</span>
    </div>
  );
}

/** What there is to know while there is no picture. It is there, empty, before it speaks. */
function Words(props: StagePlayerProps) {
  const { state, awaySec, onRetry } = props;
  const words = wordsOf(props);
  return (
    <div data-part={words ? 'words' : undefined}>
      {words && state !== 'unreachable' && <Spinner />}
      <span role="status">{words}</span>
      {state === 'hostAway' && awaySec !== undefined && (
        // Nobody is told each second.
        <span aria-hidden>The room is kept for {Math.max(0, awaySec)} seconds.</span>
      )}
      {state === 'unreachable' && (
        <Button variant="outline" size="sm" iconStart={<RotateCw aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** An iPhone shows its own player over the whole screen, and nothing else. */
type FilmOfPhone = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
const canFloat = () => 'requestPictureInPicture' in HTMLVideoElement.prototype;
const canFill = () =>
  'requestFullscreen' in Element.prototype || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;

function fill(frame: HTMLElement | null, video: FilmOfPhone | null) {
  if (!frame || !('requestFullscreen' in frame)) video?.webkitEnterFullscreen?.();
  else void frame.requestFullscreen().catch(() => {});
}

interface CornerProps {
  frame: RefObject<HTMLDivElement | null>;
  video: RefObject<HTMLVideoElement | null>;
}

/** Where else the picture may be, as far as the browser can. */
function Corner({ frame, video }: CornerProps) {
  if (!canFloat() && !canFill()) return null;
  return (
    <div data-part="corner">
      {canFloat() && (
        <IconButton
          size="sm"
          label="Picture in picture"
          icon={<PictureInPicture2 aria-hidden />}
          // Browsers that are told not to leave it as it is.
          onClick={() => void video.current?.requestPictureInPicture().catch(() => {})}
        />
      )}
      {canFill() && (
        <IconButton
          size="sm"
          label="Full screen"
          icon={<Maximize aria-hidden />}
          onClick={() => fill(frame.current, video.current)}
        />
      )}
    </div>
  );
}

/** The picture and the sound of a room, and what there is to know while there is none (product S56-S58). */
export function StagePlayer(props: StagePlayerProps) {
  const { state, stream, host, hasPicture, speaking, own = false, mirrored = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { video, silent, onSound } = usePlayback(stream, { muted: own });
  const isLive = state === 'live';
  return (
    <Stage ref={frame} aria-busy={state === 'connecting' || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Nobody has written down yet what is said live. */}
      <video
        ref={video}
        playsInline
        muted={own}
        aria-label={own ? 'What your audience sees' : `What ${host.userName} shows`}
        data-mirrored={mirrored ? '' : undefined}
        data-hidden={hasPicture ? undefined : ''}
      />
      {!hasPicture && isLive && <Host host={host} {...(speaking && { speaking })} />}
      <Words {...props} />
      {silent && isLive && (
        <chakra.div position="absolute" insetBlockStart={3} insetInlineStart={3}>
          <Button iconStart={<Volume2 aria-hidden />} onClick={onSound}>
            Tap for sound
          </Button>
        </chakra.div>
      )}
      {!own && hasPicture && <Corner frame={frame} video={video} />}
    </Stage>
  );
}
