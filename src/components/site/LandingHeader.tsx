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
        columnGap={{ base: 1, md: 2 }}
        rowGap={2}
        minHeight="header"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: 4, md: 6 }}
        paddingBlock={2}
      >
        <chakra.span marginInlineEnd="auto">
          <WordMark />
        </chakra.span>
        {/* On the narrowest phones both ways in leave no room for it. */}
        <chakra.span css={{ '@media (max-width: 23rem)': { display: 'none' } }}>
          <ThemeToggle {...theme} />
        </chakra.span>
        {/* Both ways in are there on a phone too; where there is no room beside the name they go below it together. */}
        <chakra.div
          display="flex"
          flexWrap="wrap"
          columnGap={{ base: 1, md: 2 }}
          rowGap={2}
          css={{ '& > a': { paddingInline: { base: 2.5, md: 4 } } }}
        >
          <Button variant="ghost" href={loginHref}>
            Log in
          </Button>
          <Button href={signupHref}>Create account</Button>
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}
