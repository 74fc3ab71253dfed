import { useEffect, useState } from 'react';
import { scratch } from '../../api/scratch.ts';
import type { ShortcutsDialogProps } from '../../components/ui/ShortcutsDialog.tsx';
import { act, isLayerOpen, isTyping } from './shortcutKeys.ts';

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const kept = scratch(() => localStorage, 'shortcuts', isSwitch);

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
  const [enabled, setEnabled] = useState(() => kept.read() ?? true);
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isLayerOpen()) return;
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
        kept.write(on);
        setEnabled(on);
      },
    },
  };
}
