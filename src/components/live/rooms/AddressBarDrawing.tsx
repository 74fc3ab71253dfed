import { chakra } from '@chakra-ui/react';
import type { BrowserName } from '../../../domain/liveMedia.ts';

export interface AddressBarDrawingProps {
  browser: BrowserName;
}

const sliders = 'M30 26h12M30 34h12M34 23v6M39 31v6';
const crossed = 'M29 26h9v8h-9zM38 29l5-3v8l-5-3M28 22l16 16';
const letters = 'M29 35l4-11h1l4 11M31 31h5M40 35l2-6h1l2 6';
const signs: Record<BrowserName, string> = {
  chromium: sliders,
  firefox: crossed,
  safari: letters,
  other: sliders,
};

/** Where the switch is: at the start of the address. Decoration, the steps beside it say the same. */
export function AddressBarDrawing({ browser }: AddressBarDrawingProps) {
  return (
    <chakra.svg
      viewBox="0 0 320 60"
      aria-hidden
      width="full"
      maxWidth="20rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      color="fg.muted"
    >
      <rect x="8" y="12" width="304" height="36" rx="18" />
      <path d="M64 30h120" />
      <chakra.g color="accent.solid">
        <circle cx="36" cy="30" r="15" />
        <path d={signs[browser]} />
      </chakra.g>
    </chakra.svg>
  );
}
