import { ChakraProvider } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { serverNow } from '../api/serverClock.ts';
import { queryDefaults } from '../api/swr.ts';
import { ClockProvider } from '../components/ui/Clock.tsx';
import { LinkContext } from '../components/ui/LinkContext.tsx';
import { SuggestionContext, type Suggest } from '../components/ui/suggestions.ts';
import { WaitingContext } from '../components/ui/waiting.ts';
import { system } from '../theme/system.ts';
import { ForgetOnChange } from './ForgetOnChange.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Sharing } from './Sharing.tsx';
import { Toasts } from './Toasts.tsx';

const now = () => new Date(serverNow());

// Most answers come before it is needed. Where it does not arrive, a button waits in silence.
const StillWorking = lazy(() => import('./StillWorking.tsx').catch(() => ({ default: () => null })));
const Waiting = () => (
  <Suspense fallback={null}>
    <StillWorking />
  </Suspense>
);

/** Nobody reads a feed to write: fetched with the first `@` or `#`. */
const suggest: Suggest = async (asked) => (await import('../hooks/feed/compose/suggest.ts')).suggest(asked);

export interface ProvidersProps {
  children: ReactNode;
}

/** What every screen stands in. */
export function Providers({ children }: ProvidersProps) {
  return (
    <ChakraProvider value={system}>
      <SWRConfig value={queryDefaults}>
        <ClockProvider now={now}>
          <LinkContext value={RouterLink}>
            <ForgetOnChange />
            <WaitingContext value={Waiting}>
              <SuggestionContext value={suggest}>{children}</SuggestionContext>
            </WaitingContext>
            <Sharing />
            <Toasts />
          </LinkContext>
        </ClockProvider>
      </SWRConfig>
    </ChakraProvider>
  );
}
