import { chakra } from '@chakra-ui/react';
import { Mic, Video } from 'lucide-react';
import { isVideo, spanText } from '../../../domain/live.ts';
import {
  isPlayable,
  RecordingState,
  recordingStateText,
  recordingVisibilityText,
  type Recording,
} from '../../../domain/recordings.ts';
import { sizeText } from '../../../lib/sizeText.ts';
import { liveCardRecipe } from '../../../theme/recipes/live.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Count } from '../../ui/Count.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { RecordingMenu, type RecordingEvents } from './RecordingMenu.tsx';

const Body = chakra('div', liveCardRecipe);

export interface RecordingCardProps extends RecordingEvents {
  recording: Recording;
}

const badges = {
  [RecordingState.PROCESSING]: { tone: 'info', word: 'PROCESSING' },
  [RecordingState.FAILED]: { tone: 'danger', word: 'FAILED' },
  [RecordingState.PARTIAL]: { tone: 'warning', word: 'PARTIAL' },
} as const;

/** What is left of a room (product S54). */
export function RecordingCard({ recording, ...events }: RecordingCardProps) {
  const { title, host, startedAt, durationSec, sizeBytes, views, visibility, state, isOwner } = recording;
  const { mediaType, posterUrl, progress } = recording;
  const playable = isPlayable(recording);
  const badge = state === RecordingState.READY ? undefined : badges[state];
  const stateText = recordingStateText(recording);
  return (
    <Card as="article">
      <Body>
        <div data-part="picture">
          {isVideo(mediaType) ? <Video aria-hidden /> : <Mic aria-hidden />}
          {posterUrl !== undefined && <img src={posterUrl} alt="" loading="lazy" />}
          {badge && (
            <span data-part="state">
              <Badge tone={badge.tone}>{badge.word}</Badge>
            </span>
          )}
          {durationSec > 0 && <span data-part="length">{spanText(durationSec)}</span>}
        </div>
        <div data-part="top">
          <div data-part="lines">
            <h3 data-part="title">
              {playable ? (
                <chakra.button type="button" onClick={() => events.onPlay({ recording })}>
                  <bdi>{title}</bdi>
                </chakra.button>
              ) : (
                <bdi>{title}</bdi>
              )}
            </h3>
            <p data-part="note">
              {!isOwner && (
                <>
                  <bdi data-part="name" title={host.userName}>
                    {host.userName}
                  </bdi>{' '}
                  ·{' '}
                </>
              )}
              <RelativeTime at={startedAt} /> · <Count value={views} noun={['view', 'views']} />
            </p>
            {isOwner && sizeBytes > 0 && (
              <p data-part="note">
                {sizeText(sizeBytes)} · {recordingVisibilityText(visibility)}
              </p>
            )}
            {stateText !== undefined && <p data-part="note">{stateText}</p>}
          </div>
          <div data-part="above">
            <RecordingMenu recording={recording} {...events} />
          </div>
        </div>
        {state === RecordingState.PROCESSING && progress !== undefined && (
          <ProgressBar label={`${title}: getting ready`} labelHidden value={progress} />
        )}
      </Body>
    </Card>
  );
}
