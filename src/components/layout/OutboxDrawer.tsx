import { chakra } from '@chakra-ui/react';
import { isShown, titleOf, wordsOf, type OutboxItem } from '../../domain/outbox.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { WaitingNote } from '../ui/WaitingNote.tsx';

export interface OutboxDrawerProps {
  open: boolean;
  /** In the order in which they were written. */
  items: readonly OutboxItem[];
  onRetry: (event: { clientId: string }) => void;
  onDiscard: (event: { clientId: string }) => void;
  onClose: () => void;
}

/** What was written and has not arrived: each can be taken back, and what was refused be tried again. */
export function OutboxDrawer({ open, items, onRetry, onDiscard, onClose }: OutboxDrawerProps) {
  const shown = items.filter(isShown);
  return (
    <Drawer open={open} title="Waiting to be sent" side="end" onClose={onClose}>
      {shown.length === 0 && <chakra.p color="fg.muted">Everything was sent.</chakra.p>}
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
        {shown.map((item) => {
          const { clientId, createdAt, state, error, files = [] } = item;
          const words = wordsOf(item);
          return (
            <chakra.li key={clientId} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={1}>
              <chakra.div display="flex" gap={2} justifyContent="space-between" alignItems="baseline">
                <chakra.strong minWidth={0} overflowWrap="anywhere" dir="auto">
                  {titleOf(item)}
                </chakra.strong>
                <chakra.span textStyle="small" color="fg.muted" flexShrink={0}>
                  <RelativeTime at={createdAt} />
                </chakra.span>
              </chakra.div>
              {words && (
                <chakra.p dir="auto" lineClamp={3} overflowWrap="anywhere" whiteSpace="pre-line">
                  {words}
                </chakra.p>
              )}
              {files.length > 0 && (
                <chakra.p textStyle="small" color="fg.muted">
                  {files.length === 1 ? '1 file' : `${files.length} files`}
                </chakra.p>
              )}
              <WaitingNote
                sending={state === 'sending'}
                error={state === 'failed' ? error : undefined}
                onCancel={() => onDiscard({ clientId })}
                onRetry={() => onRetry({ clientId })}
                onDelete={() => onDiscard({ clientId })}
              />
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Drawer>
  );
}
