import { useEffect, useState } from 'react';
import type { ShortcutsDialogProps } from '../../components/ui/ShortcutsDialog.tsx';
import { act, isLayerOpen, isSingleKey, isTyping } from './shortcutKeys.ts';
import { singleKeysAct, switchSingleKeys } from './singleKeys.ts';

export interface Shortcuts {
  /** For `ShortcutsDialog`. */
  dialog: ShortcutsDialogProps;
  onOpen: () => void;
}

/**
 * Single keys for a page with posts (product 2.4): `j` and `k` move, `l` likes, `c` comments, `s` saves, `.` opens the
 * menu, `?` lists them. They rest while somebody types or a dialog is open, and can be switched off (WCAG 2.1.4).
 */
export function useShortcuts(): Shortcuts {
  const [open, setOpen] = useState(false);
  const [enabled, setEnabled] = useState(singleKeysAct);
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event) || isTyping(event.target) || isLayerOpen()) return;
      if (event.key === '?') setOpen(true);
      else if (!act(event)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
  return {
    onOpen: () => setOpen(true),
    dialog: {
      open,
      onClose: () => setOpen(false),
      enabled,
      onToggle({ enabled: on }) {
        switchSingleKeys(on);
        setEnabled(on);
      },
    },
  };
}
