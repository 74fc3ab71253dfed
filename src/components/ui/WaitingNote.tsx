import { chakra } from '@chakra-ui/react';
import { CircleAlert, Clock } from 'lucide-react';
import { Button } from './Button.tsx';

export interface WaitingNoteProps {
  /** It is on its way at this moment: it cannot be taken back. */
  sending?: boolean | undefined;
  /** Why the server did not take it. */
  error?: string | undefined;
  onCancel: () => void;
  onRetry: () => void;
  onDelete: () => void;
}

/** Below what was written and has not arrived: that it waits, or why it was not sent (product 2.2, 5). */
export function WaitingNote({ sending = false, error, onCancel, onRetry, onDelete }: WaitingNoteProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap={2}
      alignItems="center"
      minWidth={0}
      textStyle="small"
      color="fg.muted"
    >
      {error === undefined ? (
        <>
          <chakra.span role="status" display="inline-flex" gap={1} alignItems="center">
            <Clock size={14} aria-hidden />
            {sending ? 'Sending…' : 'Waiting to be sent'}
          </chakra.span>
          {!sending && (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      ) : (
        <>
          <chakra.span
            role="alert"
            display="inline-flex"
            gap={1}
            color="danger.fg"
            minWidth={0}
            overflowWrap="anywhere"
          >
            <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginBlockStart: '0.1875rem' }} />
            Not sent. {error}
          </chakra.span>
          <chakra.span display="inline-flex" gap={2}>
            <Button size="sm" variant="outline" onClick={onRetry}>
              Retry
            </Button>
            <Button size="sm" variant="ghost" onClick={onDelete}>
              Delete
            </Button>
          </chakra.span>
        </>
      )}
    </chakra.div>
  );
}
