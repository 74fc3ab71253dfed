import { sideOf, type Recommendation } from '../../domain/recommendations.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useLast } from '../ui/useLast.ts';

export interface DeleteRecommendationDialogProps {
  /** Closed without one. */
  recommendation: Recommendation | undefined;
  readerId: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before somebody's words are gone. */
export function DeleteRecommendationDialog({
  recommendation,
  readerId,
  ...props
}: DeleteRecommendationDialogProps) {
  const last = useLast(recommendation);
  const isAuthor = last && sideOf(last, readerId) === 'author';
  const name = (isAuthor ? last.toUser : last?.fromUser)?.userName ?? '';
  return (
    <ConfirmDialog
      {...props}
      open={recommendation !== undefined}
      danger
      title={isAuthor ? `Delete your recommendation of ${name}?` : `Delete the recommendation by ${name}?`}
      confirmLabel="Delete"
    >
      It is gone from both of your profiles. This cannot be undone.
    </ConfirmDialog>
  );
}
