import { chakra } from '@chakra-ui/react';
import { formActions } from '../../theme/recipes/dialog.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export interface EditFormActionsProps {
  onCancel: () => void;
  busy?: boolean;
  /** Why it was not saved. */
  error?: string | undefined;
  /** A file is on its way, and goes with the rest. */
  waiting?: boolean | undefined;
  /** @default 'Save' */
  label?: string;
}

/** The last line of every form of the profile. */
export function EditFormActions({
  onCancel,
  busy = false,
  error,
  waiting = false,
  label = 'Save',
}: EditFormActionsProps) {
  return (
    <chakra.div css={formActions}>
      {error && (
        <div data-part="say">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      <Button variant="outline" onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button type="submit" busy={busy} busyLabel="Saving" disabled={waiting}>
        {waiting ? 'The file is on its way' : label}
      </Button>
    </chakra.div>
  );
}
