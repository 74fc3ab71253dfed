import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../site/useLatest.ts';

/** Tabs of one browser hear each other at once, unless they sleep. */
const answerMs = 300;
/** `who`: a tab asks for the host. `here`: the tab that is the host says so. */
type Word = 'who' | 'here';

const say = (channel: BroadcastChannel, word: Word) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window takes one.
  channel.postMessage(word);
};

export interface OtherTabs {
  /** Says that the host is here. */
  tell: () => void;
  /** Whether another tab is the host. */
  ask: () => Promise<boolean>;
}

/** What tabs of this browser say of a room to each other. `onHere`: another one is the host; `isHost`: this one is. */
export function useOtherTabs(channelName: string, isHost: boolean, onHere: () => void): OtherTabs {
  const tabs = useRef<BroadcastChannel>(undefined);
  const latest = useLatest({ isHost, onHere });
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(`rolecast.live.${channelName}`);
    tabs.current = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data === 'here') latest.current.onHere();
      else if (latest.current.isHost) say(channel, 'here');
    });
    return () => channel.close();
  }, [channelName, latest]);
  const tell = useCallback(() => {
    if (tabs.current) say(tabs.current, 'here');
  }, []);
  const ask = useCallback(() => {
    const channel = tabs.current;
    if (!channel) return Promise.resolve(false);
    return new Promise<boolean>((resolve) => {
      const end = (isThere: boolean) => {
        clearTimeout(timer);
        channel.removeEventListener('message', onMessage);
        resolve(isThere);
      };
      const onMessage = ({ data }: MessageEvent<Word>) => {
        if (data === 'here') end(true);
      };
      const timer = setTimeout(() => end(false), answerMs);
      channel.addEventListener('message', onMessage);
      say(channel, 'who');
    });
  }, []);
  return { tell, ask };
}
