import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Dialog } from '../../ui/Dialog.tsx';
import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

export interface PostHistoryDialogProps {
  open: boolean;
  /** Newest first. */
  edits: readonly Schemas['PostEdit'][];
  onClose: () => void;
}

/** What stood in a post before it was changed. */
export function PostHistoryDialog({ open, edits, onClose }: PostHistoryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Earlier versions">
      <chakra.ol display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
        {edits.map(({ text, mentions, editedAt }) => (
          <li key={editedAt}>
            <chakra.p textStyle="small" color="fg.muted" mb={1}>
              Until <RelativeTime at={editedAt} />
            </chakra.p>
            {text ? (
              <MarkdownText text={text} mentions={mentions} lines={200} />
            ) : (
              <chakra.em color="fg.muted">No text</chakra.em>
            )}
          </li>
        ))}
      </chakra.ol>
    </Dialog>
  );
}
