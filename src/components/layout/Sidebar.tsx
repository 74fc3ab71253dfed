import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { sidebarRecipe } from '../../theme/recipes/sidebar.ts';
import { SidebarNav, type SidebarNavProps } from './SidebarNav.tsx';

export interface SidebarProps extends Omit<SidebarNavProps, 'onNavigate'> {
  /** For `aria-controls` of the button that folds it. */
  id?: string;
}

/** The places of the application beside the page. Below 768 px it is not drawn: SidebarDrawer takes its part. */
export function Sidebar({ id, ...nav }: SidebarProps) {
  const styles = useSlotRecipe({ recipe: sidebarRecipe })({ folded: nav.folded ?? false });
  return (
    <chakra.nav id={id} aria-label="Main" css={styles.root}>
      <chakra.div css={styles.inner}>
        <SidebarNav {...nav} />
      </chakra.div>
    </chakra.nav>
  );
}
