import { chakra } from '@chakra-ui/react';
import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
} from 'media-chrome/react';
import { useRef } from 'react';
import { isVideo } from '../../../domain/live.ts';
import type { Recording } from '../../../domain/recordings.ts';
import { SpeedPicker } from './SpeedPicker.tsx';
import { useSource } from './useSource.ts';

export interface FilmPlayerProps {
  recording: Recording;
  /** Seconds. */
  startAt: number;
  /** Where it stands, every few seconds and at each pause. */
  onPlace: (event: { seconds: number }) => void;
  /** It cannot be played; `passing`: for once, because it did not arrive. */
  onBroken: (event: { passing: boolean }) => void;
}

const tellEverySec = 5;

/** Plays a recording, with keys as everywhere: space, arrows, M, C, F. Its controls are web components, fetched with it. */
export function FilmPlayer({ recording, startAt, onPlace, onBroken }: FilmPlayerProps) {
  const { url, posterUrl, captionsUrl, mediaType, title } = recording;
  const video = useSource(url);
  const told = useRef(startAt);
  const film = isVideo(mediaType);
  const tell = (seconds: number) => {
    told.current = seconds;
    onPlace({ seconds });
  };
  return (
    <chakra.div
      display="grid"
      gap={3}
      css={{
        '& media-controller': { width: 'full', ...(film && { aspectRatio: '16 / 9' }) },
        '& media-control-bar': { width: 'full' },
        '& media-control-bar > *': { flexShrink: 0, padding: 2 },
        '& media-time-range, & media-time-display': { flex: 1, justifyContent: 'flex-start' },
      }}
    >
      <MediaController audio={!film} defaultSubtitles hotkeys="">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- They are the host's to add. */}
        <video
          ref={video}
          slot="media"
          poster={posterUrl}
          aria-label={title}
          playsInline
          preload="metadata"
          onLoadedMetadata={({ currentTarget }) => {
            if (startAt > 0) currentTarget.currentTime = startAt;
          }}
          onTimeUpdate={({ currentTarget: { currentTime } }) => {
            if (Math.abs(currentTime - told.current) >= tellEverySec) tell(currentTime);
          }}
          onPause={({ currentTarget }) => tell(currentTarget.currentTime)}
          onError={({ currentTarget: { error } }) =>
            onBroken({ passing: error?.code === MediaError.MEDIA_ERR_NETWORK })
          }
        >
          {captionsUrl !== undefined && <track kind="captions" label="Captions" src={captionsUrl} default />}
        </video>
        {film && <MediaLoadingIndicator slot="centered-chrome" noAutohide />}
        <MediaControlBar>
          <MediaTimeRange />
        </MediaControlBar>
        <MediaControlBar>
          <MediaPlayButton />
          <MediaSeekBackwardButton seekOffset={10} />
          <MediaSeekForwardButton seekOffset={10} />
          <MediaMuteButton />
          <MediaTimeDisplay showDuration noToggle />
          {captionsUrl !== undefined && <MediaCaptionsButton />}
          {film && <MediaPipButton />}
          {film && <MediaFullscreenButton />}
        </MediaControlBar>
      </MediaController>
      <SpeedPicker
        onPick={({ speed }) => {
          if (video.current) video.current.playbackRate = speed;
        }}
      />
    </chakra.div>
  );
}
