import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { linkRecipe } from '../../theme/recipes/link.ts';
import { useLinkComponent } from './LinkContext.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Anchor = chakra('a', linkRecipe);

export interface LinkProps extends Omit<
  ComponentProps<'a'>,
  'href' | 'className' | 'style' | 'color' | 'target' | 'rel'
> {
  href: string;
  children: ReactNode;
  /**
   * `inline` in running text (underlined: colour alone would not show it), `standalone` on its own line, `plain` for
   * names and titles, `quiet` for footers.
   * @default 'inline'
   */
  variant?: 'inline' | 'standalone' | 'word' | 'plain' | 'quiet';
  /** Opens in a new tab and says so. */
  newTab?: boolean;
}

export function Link({ href, children, variant = 'inline', newTab = false, ...anchor }: LinkProps) {
  const Inner = useLinkComponent(href);
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Anchor asChild variant={variant}>
      <Inner href={href} {...target} {...anchor}>
        {children}
        {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </Inner>
    </Anchor>
  );
}
