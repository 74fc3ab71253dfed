import type { Schemas } from '#openapi/contract.ts';
import { BlockDialog } from '../ui/BlockDialog.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { RemoveConnectionDialog } from './RemoveConnectionDialog.tsx';

/** What has to be asked before it is done. */
export interface RelationQuestion {
  kind: 'connect' | 'block' | 'remove';
  member: Pick<Schemas['Author'], 'userId' | 'userName' | 'userType'>;
  /** Of a request that could not be sent: its words, and why. */
  note?: string;
  error?: string;
}

export interface RelationDialogProps {
  question: RelationQuestion | undefined;
  onConnect: (event: { note: string }) => void;
  /** The answer to the other two questions is yes. */
  onConfirm: () => void;
  onCancel: () => void;
}

/** Whichever question stands between a press and what it does. */
export function RelationDialog({ question, onConnect, onConfirm, onCancel }: RelationDialogProps) {
  const about = (kind: RelationQuestion['kind']) => (question?.kind === kind ? question.member : undefined);
  return (
    <>
      <ConnectDialog
        member={about('connect')}
        note={question?.note}
        error={question?.error}
        onSubmit={onConnect}
        onClose={onCancel}
      />
      <BlockDialog member={about('block')} onConfirm={onConfirm} onCancel={onCancel} />
      <RemoveConnectionDialog member={about('remove')} onConfirm={onConfirm} onCancel={onCancel} />
    </>
  );
}
