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
        gap={{ base: 1, md: 2 }}
        minHeight="header"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: 4, md: 6 }}
      >
        <chakra.span marginInlineEnd="auto">
          <WordMark />
        </chakra.span>
        <ThemeToggle {...theme} />
        <Button variant="ghost" href={loginHref}>
          Log in
        </Button>
        <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
          <Button href={signupHref}>Create account</Button>
        </chakra.span>
      </chakra.div>
    </chakra.header>
  );
}
