import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { linkRecipe } from '../../theme/recipes/link.ts';

const Frame = chakra('button', linkRecipe);

export interface TextButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'color' | 'type'
> {
  children: ReactNode;
  /**
   * `inline` in running text, `standalone` on a line of its own, `quiet` in footers.
   * @default 'standalone'
   */
  variant?: 'standalone' | 'inline' | 'quiet';
}

/** An act that reads like a link: it opens or does something here instead of leading away. */
export function TextButton({ children, variant = 'standalone', ...button }: TextButtonProps) {
  return (
    <Frame
      type="button"
      {...button}
      variant={variant}
      textAlign="start"
      _disabled={{ color: 'fg.muted', cursor: 'not-allowed', textDecoration: 'none' }}
    >
      {children}
    </Frame>
  );
}
