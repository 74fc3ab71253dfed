import { useState } from 'react';
import type { ConfirmDialogProps } from '../../components/ui/ConfirmDialog.tsx';

type Question = Pick<ConfirmDialogProps, 'open' | 'busy' | 'error' | 'onConfirm' | 'onCancel'>;

/** Asks before kept seats are let go. `letGo` resolves to why it did not work, or to nothing. */
export function useLettingGo(letGo: () => Promise<string | undefined>) {
  const [asked, setAsked] = useState<{ busy: boolean; error?: string }>();
  const confirm = async () => {
    setAsked({ busy: true });
    const error = await letGo();
    setAsked(error === undefined ? undefined : { busy: false, error });
  };
  const dialog: Question = {
    open: asked !== undefined,
    busy: asked?.busy ?? false,
    ...(asked?.error !== undefined && { error: asked.error }),
    onConfirm: () => void confirm(),
    onCancel: () => setAsked(undefined),
  };
  return { dialog, onAsk: () => setAsked({ busy: false }) };
}
