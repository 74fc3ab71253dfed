import { chakra } from '@chakra-ui/react';
import type { JobDifference } from '../../../domain/jobFacts.ts';
import { people } from '../../../domain/postedJobs.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

export interface ToldChangesDialogProps {
  open: boolean;
  /** Of pay and place; `theirs` is what stands there now. */
  changes: readonly JobDifference[];
  applicants: number;
  onConfirm: () => void;
  onCancel: () => void;
}

const shown = (text: string) => text || 'nothing';

/** Before pay or place of an open job change: whoever applied is told (product S27). */
export function ToldChangesDialog({
  open,
  changes,
  applicants,
  onConfirm,
  onCancel,
}: ToldChangesDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={`Tell ${people(applicants)} of the change?`}
      confirmLabel="Save and tell them"
      cancelLabel="Keep editing"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Everyone who applied is told what changes, and it stays listed on the job.
      {changes.map(({ label, mine, theirs }) => (
        <chakra.span key={label} display="block" mt={2} overflowWrap="anywhere">
          <chakra.strong fontWeight="semibold">{label}:</chakra.strong> {shown(theirs)} → {shown(mine)}
        </chakra.span>
      ))}
    </ConfirmDialog>
  );
}
