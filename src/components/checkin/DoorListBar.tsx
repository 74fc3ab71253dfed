import { chakra } from '@chakra-ui/react';
import { RotateCw, WifiOff } from 'lucide-react';
import { doorTime } from '../../domain/doorTexts.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';

export interface DoorListBarProps {
  online: boolean;
  list: {
    /** How many tickets of the list are on this device, and when they were asked for; absent before the first time. */
    kept?: { count: number; at: string } | undefined;
    /** It is on its way: so many of so many. */
    progress?: { done: number; count: number } | undefined;
    error?: string | undefined;
  };
  onRefresh: () => void;
}

/** The list that this device checks by: how old it is, and how it is made new. */
export function DoorListBar({ list, online, onRefresh }: DoorListBarProps) {
  const { kept, progress, error } = list;
  const now = useNow();
  if (progress && !kept)
    return (
      <ProgressBar
        label="Fetching the list"
        value={progress.count === 0 ? 0 : (100 * progress.done) / progress.count}
      />
    );
  const retry = online && (
    <Button
      variant="outline"
      size="sm"
      iconStart={<RotateCw aria-hidden />}
      busy={progress !== undefined}
      onClick={onRefresh}
    >
      Refresh the list
    </Button>
  );
  if (!kept)
    return (
      <Notice tone="warning" title="The list is not on this device yet" action={retry}>
        {error ?? 'Connect to the network once before the door opens; after that it works without.'}
      </Notice>
    );
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={3} rowGap={2}>
      <chakra.p flex="1 1 12rem" textStyle="small" color="fg.muted">
        {kept.count === 1 ? '1 ticket' : `${kept.count} tickets`} on this device, as of{' '}
        <time dateTime={kept.at}>{doorTime(kept.at, now)}</time>.{error && ` Not refreshed: ${error}`}
      </chakra.p>
      {!online && (
        <Badge tone="info" icon={<WifiOff aria-hidden />}>
          Offline: this device checks alone
        </Badge>
      )}
      {retry}
    </chakra.div>
  );
}
