import { useState } from 'react';
import type { ShortcutsDialogProps } from '../../components/ui/ShortcutsDialog.tsx';
import { singleKeysAct, switchSingleKeys } from './singleKeys.ts';

/** The switch of the single keys, as it stands when it is shown. */
export function useSingleKeys(): Pick<ShortcutsDialogProps, 'enabled' | 'onToggle'> {
  const [, setEnabled] = useState(singleKeysAct);
  return {
    // It stands in more than one place.
    enabled: singleKeysAct(),
    onToggle({ enabled }) {
      switchSingleKeys(enabled);
      setEnabled(enabled);
    },
  };
}
