import { Box, ChakraProvider } from '@chakra-ui/react';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useMemo } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import { SWRGlobalState } from 'swr/_internal';
import { ClockProvider } from '../src/components/ui/Clock.tsx';
import { system } from '../src/theme/system.ts';
import { applyTheme } from './stage.ts';

/**
 * SWR throws at an answer that arrives after its cache is gone, and the error would be the next story's. In the
 * application the cache is never gone; here it lives on, seen by nobody, until nothing holds it.
 */
function LateAnswers() {
  const { cache } = useSWRConfig();
  useLayoutEffect(() => {
    const state = SWRGlobalState.get(cache);
    return () => {
      if (state) SWRGlobalState.set(cache, state);
    };
  }, [cache]);
  return null;
}

/**
 * What every story stands in: theme, a stopped clock, an empty SWR cache of its own, a router. Components are padded,
 * pages fill the frame.
 */
export const withProviders: Decorator = (Story, { globals, id, title, parameters }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    applyTheme(theme);
  }, [theme]);
  const now = useMemo(() => new Date(String(globals.now)), [globals.now]);
  const swr = useMemo(
    () => ({ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }),
    // A new story gets a new cache: answers of another story must not leak in (msw-storybook-addon#18).
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [id],
  );
  const bare = title.startsWith('Pages') || title.startsWith('Flows') || parameters.layout === 'bare';
  return (
    <ChakraProvider value={system}>
      <ClockProvider now={now}>
        <SWRConfig key={id} value={swr}>
          <LateAnswers />
          <MemoryRouter initialEntries={[(parameters.path as InitialEntry | undefined) ?? '/']}>
            {bare ? (
              <Story />
            ) : (
              <Box as="main" data-backdrop bg="bg.canvas" color="fg.default" minHeight="100vh" padding="5">
                <Story />
              </Box>
            )}
          </MemoryRouter>
        </SWRConfig>
      </ClockProvider>
    </ChakraProvider>
  );
};
