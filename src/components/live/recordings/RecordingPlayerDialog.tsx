import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recordingStateText, type Recording } from '../../../domain/recordings.ts';
import { Button } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ExpandableText } from '../../ui/ExpandableText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLast } from '../../ui/useLast.ts';

const FilmPlayer = lazy(() => import('./FilmPlayer.tsx').then((m) => ({ default: m.FilmPlayer })));

export interface RecordingPlayerDialogProps {
  /** Closed without it. */
  recording: Recording | undefined;
  /** From where it was left, in seconds. */
  startAt: number;
  onPlace: (event: { seconds: number }) => void;
  /** Offered to whom it belongs to. */
  onDownload: (event: { recording: Recording }) => void;
  /** It did not arrive: asks for it anew. */
  onRetry: () => void;
  onClose: () => void;
}

interface Broken {
  /** The address that failed: another one is tried again. */
  url: string | undefined;
  passing: boolean;
}

type PlayingProps = Omit<RecordingPlayerDialogProps, 'recording' | 'onClose'> & {
  recording: Recording;
  /** It cannot be played: for once, or by this browser. */
  broken: Broken | undefined;
  onBroken: (event: { passing: boolean }) => void;
};

function Playing(props: PlayingProps) {
  const { recording, startAt, broken, onPlace, onDownload, onBroken, onRetry } = props;
  const { description, host, startedAt, views, isOwner } = recording;
  const stateText = recordingStateText(recording);
  return (
    <chakra.div display="grid" gap={4}>
      {broken?.passing ? (
        <Notice
          tone="warning"
          action={
            <Button variant="outline" size="sm" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          The recording did not arrive.
        </Notice>
      ) : broken ? (
        <Notice tone="warning">
          Your browser cannot play this recording.{isOwner && ' You can download it and play it elsewhere.'}
        </Notice>
      ) : (
        <Suspense fallback={<Skeleton shape="box" height="16rem" />}>
          <FilmPlayer recording={recording} startAt={startAt} onPlace={onPlace} onBroken={onBroken} />
        </Suspense>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
        <chakra.p flex={1} minWidth="12rem" textStyle="small" color="fg.muted">
          <chakra.bdi
            display="inline-block"
            maxWidth="full"
            verticalAlign="bottom"
            truncate
            title={host.userName}
          >
            {host.userName}
          </chakra.bdi>{' '}
          · <RelativeTime at={startedAt} /> · <Count value={views} noun={['view', 'views']} />
          {stateText !== undefined && ` · ${stateText}`}
        </chakra.p>
        {isOwner && (
          <Button
            variant="outline"
            size="sm"
            iconStart={<Download aria-hidden />}
            onClick={() => onDownload({ recording })}
          >
            Download
          </Button>
        )}
      </chakra.div>
      {description !== undefined && <ExpandableText text={description} lines={3} />}
    </chakra.div>
  );
}

/** Plays a recording over the list (product S54). */
export function RecordingPlayerDialog(props: RecordingPlayerDialogProps) {
  const { recording, onRetry, onClose, ...playing } = props;
  // While the dialog leaves, what it says stays.
  const shown = useLast(recording);
  const [told, setTold] = useState<Broken>();
  // Opened again it is tried again.
  if (!recording && told) setTold(undefined);
  const broken = told && told.url === shown?.url ? told : undefined;
  return (
    <Dialog
      open={recording !== undefined}
      onClose={onClose}
      title={shown?.title ?? 'Recording'}
      size="lg"
      step={broken ? 'broken' : 'film'}
    >
      {shown && recording && (
        <Playing
          key={shown.recordingId}
          {...playing}
          recording={shown}
          broken={broken}
          onBroken={({ passing }) => setTold({ url: shown.url, passing })}
          onRetry={() => {
            setTold(undefined);
            onRetry();
          }}
        />
      )}
    </Dialog>
  );
}
