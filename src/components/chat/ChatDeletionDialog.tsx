import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useLast } from '../ui/useLast.ts';

/** `delete`: a message for both. `hide`: a message for the reader. `conversation`: all of it, for the reader. */
export type ChatDeletion = 'delete' | 'hide' | 'conversation';

export interface ChatDeletionDialogProps {
  /** Closed without one. */
  asked: { deletion: ChatDeletion; friendName: string } | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

const questions = {
  delete: (name: string) => ({
    title: 'Delete this message for both?',
    text: `A line in its place tells ${name} that a message was deleted. It cannot be brought back.`,
  }),
  hide: (name: string) => ({
    title: 'Delete this message for you?',
    text: `${name} still has it. It cannot be brought back here.`,
  }),
  conversation: (name: string) => ({
    title: `Delete the conversation with ${name}?`,
    text: `All messages in it disappear for you. ${name} still has them. They cannot be brought back here.`,
  }),
};

/** Asks before messages are deleted, and says for whom. */
export function ChatDeletionDialog({ asked, ...props }: ChatDeletionDialogProps) {
  const last = useLast(asked);
  const { title, text } = questions[last?.deletion ?? 'delete'](last?.friendName ?? '');
  return (
    <ConfirmDialog {...props} open={asked !== undefined} danger title={title} confirmLabel="Delete">
      {text}
    </ConfirmDialog>
  );
}
