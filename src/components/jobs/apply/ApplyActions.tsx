import { chakra } from '@chakra-ui/react';
import { formActions } from '../../../theme/recipes/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ApplyFormProps } from './useApplyForm.ts';

export interface ApplyActionsProps extends Pick<
  ApplyFormProps,
  'onSave' | 'onCancel' | 'busy' | 'error' | 'closed' | 'offline'
> {
  /** A file is on its way. */
  uploading?: boolean;
}

/** The last line of an application: what went wrong, and the ways on. */
export function ApplyActions(props: ApplyActionsProps) {
  const { onSave, onCancel, busy, error, closed, offline = false, uploading = false } = props;
  const sending = busy !== undefined;
  if (closed)
    return (
      <chakra.div data-part="actions" css={formActions}>
        <Button onClick={onSave}>Close</Button>
      </chakra.div>
    );
  return (
    <chakra.div data-part="actions" css={formActions}>
      {error && (
        <div data-part="say">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      {offline && (
        <div data-part="say">
          <Notice>You are offline. It is kept on this device and sent by itself once you are back.</Notice>
        </div>
      )}
      <Button variant="ghost" onClick={onCancel} disabled={sending}>
        Cancel
      </Button>
      <Button variant="outline" onClick={onSave} disabled={sending}>
        Save for later
      </Button>
      <Button type="submit" busy={sending} busyLabel={busy ?? 'Sending'} disabled={uploading}>
        {uploading ? 'Files are on their way' : 'Send application'}
      </Button>
    </chakra.div>
  );
}
