import type { Schemas } from '#openapi/contract.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useLast } from '../ui/useLast.ts';
import { ConnectionPicker, type ConnectionPickerProps } from './ConnectionPicker.tsx';
import { RecommendForm } from './RecommendForm.tsx';
import type { RecommendFormProps } from './useRecommendForm.ts';

export interface RecommendDialogProps extends Omit<
  RecommendFormProps,
  'mode' | 'fromUser' | 'toUser' | 'onCancel'
> {
  /** What is to be done; closed without it. */
  request: { mode: 'ask' | 'write'; member?: Schemas['Author'] } | undefined;
  reader: Schemas['Author'];
  /** Asks whom, where the request does not say. */
  picker?: ConnectionPickerProps;
  onClose: () => void;
}

const titleOf = (mode: 'ask' | 'write' = 'ask', member?: Schemas['Author']) =>
  mode === 'write'
    ? `Recommend ${member?.userName ?? ''}`
    : `Ask ${member?.userName ?? 'a connection'} for a recommendation`;

/** Writes a recommendation or asks for one (product S52). What was typed stays as a draft. */
export function RecommendDialog({ request, reader, picker, onClose, ...form }: RecommendDialogProps) {
  const last = useLast(request);
  const { mode = 'ask', member } = last ?? {};
  const sides =
    member && (mode === 'ask' ? { fromUser: member, toUser: reader } : { fromUser: reader, toUser: member });
  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      onBack={onClose}
      title={titleOf(mode, member)}
      description={mode === 'write' ? 'Only they see it until they show it on their profile.' : undefined}
      busy={form.busy}
      step={sides ? 'form' : 'picker'}
    >
      {sides ? (
        // Thrown away, a draft leaves an empty form.
        <RecommendForm
          key={`${mode} ${member.userId} ${form.onDiscardDraft !== undefined}`}
          {...form}
          {...sides}
          mode={mode}
          onCancel={onClose}
        />
      ) : (
        picker && <ConnectionPicker {...picker} />
      )}
    </Dialog>
  );
}
