import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const sizes = { sm: '1rem', md: '1.25rem', lg: '2rem' };

export interface SpinnerProps {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Announced politely. Leave out where something else already says what is going on. */
  label?: string;
}

export function Spinner({ size = 'md', label }: SpinnerProps) {
  return (
    <chakra.span display="inline-flex" role={label ? 'status' : undefined}>
      <chakra.svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden
        boxSize={sizes[size]}
        animationStyle="spin"
      >
        <circle cx="12" cy="12" r="9" opacity="0.22" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </chakra.svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </chakra.span>
  );
}
