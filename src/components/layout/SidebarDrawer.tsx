import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Drawer } from '../ui/Drawer.tsx';
import { WordMark } from '../ui/WordMark.tsx';
import { SidebarNav, type SidebarNavProps } from './SidebarNav.tsx';

export interface SidebarDrawerProps extends Omit<SidebarNavProps, 'folded' | 'onNavigate'> {
  open: boolean;
  /** Also when a place is chosen. */
  onClose: () => void;
  /** Buttons that the header of a phone has no room for. */
  actions?: ReactNode;
}

/** The sidebar on phones. */
export function SidebarDrawer({ open, onClose, actions, ...nav }: SidebarDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Menu" heading={<WordMark />}>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" padding="3">
          {actions}
        </chakra.div>
      )}
      <nav aria-label="Main">
        <SidebarNav {...nav} onNavigate={onClose} />
      </nav>
    </Drawer>
  );
}
