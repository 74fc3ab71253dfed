import { chakra } from '@chakra-ui/react';
import { Button } from '../ui/Button.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';
import { ThemeToggle, type ThemeToggleProps } from '../ui/ThemeToggle.tsx';
import { WordMark } from '../ui/WordMark.tsx';

export interface PageBarProps extends ThemeToggleProps {
  homeHref: string;
  loginHref: string;
}

/** Above the information pages for whoever is not signed in: members have their own header. */
export function PageBar({ homeHref, loginHref, ...theme }: PageBarProps) {
  const Home = useLinkComponent(homeHref);
  return (
    <chakra.header bg="bg.surface" borderBlockEndWidth="1px" borderColor="border.subtle">
      <chakra.div
        display="flex"
        alignItems="center"
        gap={{ base: 1, md: 2 }}
        minHeight="header"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: 4, md: 6 }}
      >
        <chakra.span marginInlineEnd="auto">
          <Home href={homeHref} aria-label="Rolecast, home">
            <WordMark />
          </Home>
        </chakra.span>
        <ThemeToggle {...theme} />
        <Button variant="ghost" href={loginHref}>
          Log in
        </Button>
      </chakra.div>
    </chakra.header>
  );
}
