import { chakra } from '@chakra-ui/react';
import { Drawer } from '../ui/Drawer.tsx';
import { WordMark } from '../ui/WordMark.tsx';
import { LiveActions, type LiveActionsProps } from './LiveActions.tsx';
import { SidebarNav, type SidebarNavProps } from './SidebarNav.tsx';

export interface SidebarDrawerProps extends Omit<SidebarNavProps, 'folded' | 'onNavigate'> {
  open: boolean;
  /** Also when a place is chosen. */
  onClose: () => void;
  /** Starts a live room; only for members who may. The header of a phone has no room for it. */
  live?: LiveActionsProps | undefined;
}

/** The sidebar on phones. */
export function SidebarDrawer({ open, onClose, live, ...nav }: SidebarDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Menu" heading={<WordMark />}>
      {live && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" padding="3">
          <LiveActions {...live} />
        </chakra.div>
      )}
      <nav aria-label="Main">
        <SidebarNav {...nav} onNavigate={onClose} />
      </nav>
    </Drawer>
  );
}
