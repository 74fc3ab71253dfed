import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { frameRecipe } from '../../theme/recipes/frame.ts';
import { InsideMain } from '../ui/Main.tsx';

export interface AppFrameProps {
  header?: ReactNode;
  sidebar?: ReactNode;
  /** Stays in sight below the header: OfflineBanner. */
  banner?: ReactNode;
  /** The page, in PageColumns or as wide as it likes. */
  children: ReactNode;
  /** Phones only. */
  bottomBar?: ReactNode;
  /** The page alone: live rooms, and screens before anybody is signed in. */
  bare?: boolean;
}

/** What stands around every page: landmarks, the link that skips to the content, and the places of the parts. */
export function AppFrame({ header, sidebar, banner, children, bottomBar, bare = false }: AppFrameProps) {
  const styles = useSlotRecipe({ recipe: frameRecipe })({ bare });
  return (
    <chakra.div css={styles.root}>
      <chakra.a href="#main" css={styles.skip}>
        Skip to content
      </chakra.a>
      {!bare && header && <chakra.div css={styles.top}>{header}</chakra.div>}
      <chakra.div css={styles.body}>
        {!bare && sidebar}
        <chakra.div css={styles.middle}>
          {banner && <chakra.div css={styles.banner}>{banner}</chakra.div>}
          <chakra.main id="main" tabIndex={-1} css={styles.main}>
            <InsideMain value={true}>{children}</InsideMain>
          </chakra.main>
        </chakra.div>
      </chakra.div>
      {!bare && bottomBar && <chakra.div css={styles.bottom}>{bottomBar}</chakra.div>}
    </chakra.div>
  );
}
