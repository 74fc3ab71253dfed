import { chakra } from '@chakra-ui/react';
import { Button } from '../ui/Button.tsx';
import { ThemeToggle, type ThemeToggleProps } from '../ui/ThemeToggle.tsx';
import { WordMark } from '../ui/WordMark.tsx';

export interface LandingHeaderProps extends ThemeToggleProps {
  loginHref: string;
  signupHref: string;
}

/** The bar above the landing page; lighter than the members' header, which brings menus along. */
export function LandingHeader({ loginHref, signupHref, ...theme }: LandingHeaderProps) {
  return (
    <chakra.header bg="bg.surface" borderBlockEndWidth="1px" borderColor="border.subtle">
      <chakra.div
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        gap={{ base: 1, md: 2 }}
        minHeight="header"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: 4, md: 6 }}
        // Both ways in are there on a phone too.
        css={{ '& > a': { paddingInline: { base: 2.5, md: 4 } } }}
      >
        <chakra.span marginInlineEnd="auto">
          <WordMark />
        </chakra.span>
        {/* On the narrowest phones both ways in leave no room for it. */}
        <chakra.span css={{ '@media (max-width: 23rem)': { display: 'none' } }}>
          <ThemeToggle {...theme} />
        </chakra.span>
        <Button variant="ghost" href={loginHref}>
          Log in
        </Button>
        <Button href={signupHref}>Create account</Button>
      </chakra.div>
    </chakra.header>
  );
}
