import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';

export interface HeroBannerProps {
  /** The promise in one line: the page's h1. */
  title: string;
  pitch: string;
  /** Below the buttons, such as what it costs. */
  note: string;
  loginHref: string;
  signupHref: string;
  drawing: ReactNode;
}

/** The first thing a stranger sees. */
export function HeroBanner({ title, pitch, note, loginHref, signupHref, drawing }: HeroBannerProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      alignItems="center"
      gap={{ base: 8, lg: 16 }}
    >
      <chakra.div display="grid" gap={4} justifyItems="start">
        <chakra.h1 textStyle="display">{title}</chakra.h1>
        <chakra.p fontSize={{ base: 'lg', md: 'xl' }} lineHeight={1.5} color="fg.muted" maxWidth="30rem">
          {pitch}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap={2} paddingBlockStart={2}>
          <Button size="lg" href={signupHref}>
            Create account
          </Button>
          <Button size="lg" variant="outline" href={loginHref}>
            Log in
          </Button>
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
      </chakra.div>
      {drawing}
    </chakra.div>
  );
}
