import { chakra } from '@chakra-ui/react';
import { formActions } from '../../theme/recipes/dialog.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export interface FormActionsProps {
  onCancel: () => void;
  busy?: boolean | undefined;
  /** Why it was not sent. */
  error?: string | undefined;
  /** In the place of the label, while something has to arrive first: a file that is on its way. */
  waiting?: string | false | undefined;
  /** @default 'Save' */
  label?: string;
  /** @default 'Saving' */
  busyLabel?: string;
}

/** The last line of a form in a dialog: what went wrong, and the two ways on. */
export function FormActions({
  onCancel,
  busy = false,
  error,
  waiting = false,
  label = 'Save',
  busyLabel = 'Saving',
}: FormActionsProps) {
  return (
    <chakra.div data-part="actions" css={formActions}>
      {error && (
        <div data-part="say">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      <Button variant="outline" onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button type="submit" busy={busy} busyLabel={busyLabel} disabled={waiting !== false}>
        {waiting === false ? label : waiting}
      </Button>
    </chakra.div>
  );
}
