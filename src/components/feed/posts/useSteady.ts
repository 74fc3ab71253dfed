import { useLayoutEffect, useMemo, useRef } from 'react';

type Handler = (event: never) => void;

/**
 * The same functions as long as the same events are handled; each calls the one that was given last. What is memoised
 * on them is then not drawn again whenever the page above is.
 */
export function useSteady<Handlers extends object>(handlers: Handlers): Handlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const names = Object.entries(handlers)
    .filter(([, handler]) => handler !== undefined)
    .map(([name]) => name)
    .toSorted()
    .join();
  return useMemo(() => {
    const call = (name: string) => (event: never) =>
      (latest.current as Record<string, Handler | undefined>)[name]?.(event);
    // The names are those of `handlers`, and each function passes its event on.
    return Object.fromEntries(names.split(',').map((name) => [name, call(name)])) as Handlers;
  }, [names]);
}
