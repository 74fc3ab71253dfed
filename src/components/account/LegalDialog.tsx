import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import type { Failure } from '../ui/listState.ts';
import { SafeHtml } from '../ui/SafeHtml.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { LegalText } from './PasswordStep.tsx';

export interface LegalDialogProps {
  open: boolean;
  onClose: () => void;
  text: LegalText;
  /** As the server sent it; absent while it loads. */
  html?: string | undefined;
  error?: Failure | undefined;
  onRetry: () => void;
}

const titles: Record<LegalText, string> = { terms: 'Terms', privacy: 'Privacy notice' };

function Content({ html, error, onRetry }: Pick<LegalDialogProps, 'html' | 'error' | 'onRetry'>) {
  if (html !== undefined) return <SafeHtml html={html} />;
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton lines={14} />
    </>
  );
}

/** Terms and privacy notice above the form, which stays as it is (product S03). */
export function LegalDialog({ open, onClose, text, ...content }: LegalDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={titles[text]} size="lg">
      <Content {...content} />
    </Dialog>
  );
}
