import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageColumns } from '../components/layout/PageColumns.tsx';
import { PageBar } from '../components/site/PageBar.tsx';
import { Main } from '../components/ui/Main.tsx';
import { useSession } from '../hooks/account/useSession.ts';
import { useTheme } from '../hooks/site/useTheme.ts';

/**
 * Around the pages that anybody may read. A member finds them in the column of every other page, beside the same sidebar;
 * a stranger alone in the middle, below a bar with the way in.
 */
export function InformationFrame({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useSession();
  const { theme, toggle } = useTheme();
  if (isLoggedIn)
    return (
      <Main>
        <PageColumns>{children}</PageColumns>
      </Main>
    );
  return (
    <>
      <PageBar theme={theme} onToggle={toggle} homeHref="/" loginHref="/login" />
      <Main>
        <chakra.div maxWidth="44rem" marginInline="auto" padding={{ base: 4, md: 6 }}>
          {children}
        </chakra.div>
      </Main>
    </>
  );
}
