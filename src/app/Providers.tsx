import { ChakraProvider } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { queryDefaults } from '../api/swr.ts';
import { ClockProvider } from '../components/ui/Clock.tsx';
import { LinkContext } from '../components/ui/LinkContext.tsx';
import { SuggestionContext, type Suggest } from '../components/ui/suggestions.ts';
import { system } from '../theme/system.ts';
import { ForgetOnChange } from './ForgetOnChange.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Sharing } from './Sharing.tsx';
import { Toasts } from './Toasts.tsx';

const now = () => new Date();

/** Nobody reads a feed to write: fetched with the first `@` or `#`. */
const suggest: Suggest = async (asked) => (await import('../hooks/feed/suggest.ts')).suggest(asked);

const none = {};

export interface ProvidersProps {
  children: ReactNode;
  /** What queries begin with, by cache key: the reads that were saved on this device. */
  fallback?: Record<string, unknown>;
}

/** What every screen stands in. */
export function Providers({ children, fallback = none }: ProvidersProps) {
  const [queries] = useState(() => ({ ...queryDefaults, fallback }));
  return (
    <ChakraProvider value={system}>
      <SWRConfig value={queries}>
        <ClockProvider now={now}>
          <LinkContext value={RouterLink}>
            <ForgetOnChange />
            <SuggestionContext value={suggest}>{children}</SuggestionContext>
            <Sharing />
            <Toasts />
          </LinkContext>
        </ClockProvider>
      </SWRConfig>
    </ChakraProvider>
  );
}
