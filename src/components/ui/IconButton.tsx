import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonRecipe } from '../../theme/recipes/button.ts';
import { useLinkComponent } from './LinkContext.tsx';

const Frame = chakra('button', buttonRecipe);
const LinkFrame = chakra('a', buttonRecipe);

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'color' | 'onClick'
> {
  /** The accessible name, shown as a tooltip too. */
  label: string;
  icon: ReactNode;
  /** @default 'ghost' */
  variant?: 'ghost' | 'outline' | 'solid' | 'danger' | 'live';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** For toggles: drawn in the accent colour and announced as pressed. */
  pressed?: boolean;
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** One icon without a word. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size,
  pressed,
  href,
  ...rest
}: IconButtonProps) {
  const Inner = useLinkComponent(href ?? '');
  const look = { variant, size, shape: 'icon' } as const;
  if (href !== undefined)
    return (
      <LinkFrame asChild {...look}>
        <Inner href={href} id={rest.id} onClick={rest.onClick} aria-label={label} title={rest.title ?? label}>
          {icon}
        </Inner>
      </LinkFrame>
    );
  return (
    <Frame type="button" title={label} {...rest} {...look} aria-label={label} aria-pressed={pressed}>
      {icon}
    </Frame>
  );
}
