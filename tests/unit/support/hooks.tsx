import { act, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** React says no word of work that a test has not waited for unless it is told that it is in one. */
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** What was promised by now has arrived, and is drawn. */
export const settle = () =>
  act(async () => {
    // A timer comes after every promise that is settled already.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  });

/** Does it, and draws what comes of it at once. */
export const doing = (what: () => unknown) => act(async () => void what());

/**
 * Calls a hook in a component of its own, in a document (the test file says `@vitest-environment happy-dom`). `current` is
 * what it has returned last.
 */
export async function renderHook<Result>(
  useHook: () => Result,
  Wrapper: (props: { children: ReactNode }) => ReactNode,
) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const seen: { current?: Result } = {};
  const tell = (result: Result) => {
    seen.current = result;
  };
  function Component() {
    const result = useHook();
    useLayoutEffect(() => tell(result));
    return null;
  }
  const render = () =>
    act(async () =>
      root.render(
        <Wrapper>
          <Component />
        </Wrapper>,
      ),
    );
  await render();
  return {
    get current() {
      return seen.current as Result; // The component was drawn above.
    },
    render,
    unmount: () => act(async () => root.unmount()),
  };
}
