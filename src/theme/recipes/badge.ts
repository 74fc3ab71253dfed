import { defineRecipe } from '@chakra-ui/react';

/** Badges (a state, small) and chips (a fact or a filter, larger). */
export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    borderRadius: 'full',
    fontWeight: 'semibold',
    lineHeight: 1.3,
    verticalAlign: 'middle',
    '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.fill', color: 'fg.default' },
      accent: { bg: 'accent.muted', color: 'accent.fg' },
      live: { bg: 'live.solid', color: 'live.contrast' },
      premium: { bg: 'premium.muted', color: 'premium.fg' },
      danger: { bg: 'danger.muted', color: 'danger.fg' },
      warning: { bg: 'warning.muted', color: 'warning.fg' },
      success: { bg: 'success.muted', color: 'success.fg' },
      info: { bg: 'info.muted', color: 'info.fg' },
    },
    size: {
      badge: { '--icon-size': '0.75rem', minHeight: 5.5, paddingInline: 2, gap: 1, fontSize: 'xs' },
      chip: {
        '--icon-size': '0.9375rem',
        minHeight: 7,
        paddingInline: 2.5,
        gap: 1.5,
        fontSize: 'sm',
        fontWeight: 'medium',
      },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'badge' },
});
