import { chakra } from '@chakra-ui/react';

/** How what happens comes here: at once (`live`), not yet or not now, or every 15 seconds (`polling`). `off`: nobody is signed in. */
export type StreamStatusState = 'off' | 'connecting' | 'live' | 'reconnecting' | 'polling' | 'offline';

const words: Record<StreamStatusState, string | undefined> = {
  off: undefined,
  live: undefined,
  // A banner says so on every page.
  offline: undefined,
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  polling: 'Live updates are interrupted. New messages appear every 15 seconds.',
};

export interface StreamStatusProps {
  state: StreamStatusState;
}

/** A line above the conversations while messages do not come by themselves. It is there, empty, before it speaks. */
export function StreamStatus({ state }: StreamStatusProps) {
  const text = words[state];
  return (
    <chakra.div role="status">
      {text && (
        <chakra.p
          paddingInline={4}
          paddingBlock={2}
          bg={state === 'polling' ? 'warning.muted' : 'bg.sunken'}
          color={state === 'polling' ? 'warning.fg' : 'fg.muted'}
          textStyle="small"
          textAlign="center"
          textWrap="balance"
        >
          {text}
        </chakra.p>
      )}
    </chakra.div>
  );
}
