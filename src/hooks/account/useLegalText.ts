import { useState } from 'react';
import { useApiQuery } from '../../api/swr.ts';
import type { LegalDialogProps } from '../../components/account/LegalDialog.tsx';

/** Terms and privacy notice, asked for when somebody wants to read them. `dialog` is what LegalDialog takes, while open. */
export function useLegalText(): {
  open: (text: LegalDialogProps['text']) => void;
  dialog: LegalDialogProps | undefined;
} {
  const [text, setText] = useState<LegalDialogProps['text']>();
  const { data, error, mutate } = useApiQuery('aboutUs', text ? {} : null);
  const dialog = text && {
    open: true,
    text,
    html: data?.response[text],
    error,
    onRetry: () => void mutate(),
    onClose: () => setText(undefined),
  };
  return { open: setText, dialog };
}
