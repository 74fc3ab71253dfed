import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/errors.ts';
import type { HostLink, HostTracks, LiveAccess } from '../../../platform/live/engine.ts';
import { publish } from '../../../platform/live/engines.ts';
import { silence } from '../../../platform/live/silence.ts';
import { useLatest } from '../../site/useLatest.ts';
import { isTaken, useLink } from './useLink.ts';

/** Tabs of one browser hear each other at once, unless they sleep. */
const answerMs = 300;
/** `who`: a tab asks for the host. `here`: the tab that is the host says so. */
type Word = 'who' | 'here';

const say = (channel: BroadcastChannel, word: Word) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window takes one.
  channel.postMessage(word);
};

interface OtherTabs {
  /** Says that the host is here. */
  tell: () => void;
  /** Whether another tab is the host. */
  ask: () => Promise<boolean>;
}

/** What tabs of this browser say of a room to each other. `onHere`: another one is the host; `isHost`: this one is. */
function useOtherTabs(channelName: string, isHost: boolean, onHere: () => void): OtherTabs {
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

export interface HostLinkOptions {
  channelName: string;
  withVideo: boolean;
  /** What is sent; another one each time that something is switched. */
  tracks: HostTracks;
  /** The room is on the air, and its page knows it. */
  ready: boolean;
  /** The tab was the host before it was loaded anew. */
  again: boolean;
}

/** The host's media on their way into the room (product S56). A second tab of the same host asks before it takes over. */
export function useHostLink(options: HostLinkOptions) {
  const { channelName, withVideo, ready, again } = options;
  const { audio, video } = options.tracks;
  const quiet = useRef<ReturnType<typeof silence>>(undefined);
  const tracksNow = (): HostTracks => {
    // A room in which nobody speaks is on the air all the same.
    if (!audio) quiet.current ??= silence();
    return { audio: audio ?? quiet.current?.track, video };
  };
  const tracks = useLatest(tracksNow);
  /** This tab is to take the place of another one. */
  const moves = useRef(false);
  const [provider, setProvider] = useState<LiveAccess['provider']>();
  const askTabs = useRef<() => Promise<boolean>>(() => Promise.resolve(false));
  const { view, way, enter, retry, leave } = useLink<HostLink>({
    channelName,
    role: 0,
    async begin(access, renew, listener) {
      // At Agora all tabs of a session have one place, so that nobody but they can tell them apart.
      if (access.provider === 'AGORA' && !moves.current && (await askTabs.current()))
        throw new ApiError(409, 'CONFLICT', {});
      setProvider(access.provider);
      return publish(tracks.current(), { channelName, access, renew, withVideo, listener });
    },
  });
  // Another tab of this browser need not wait until the media server has put it out.
  const [putOut, setPutOut] = useState(false);
  const { tell, ask } = useOtherTabs(channelName, view.state === 'live', () => {
    leave();
    setPutOut(true);
  });
  useEffect(() => {
    askTabs.current = ask;
  }, [ask]);
  useEffect(() => {
    if (!ready) return;
    moves.current = again;
    void enter({ takeover: again });
    return leave;
  }, [ready, again, channelName, enter, leave]);
  // Whatever is switched: the room goes on.
  useEffect(() => way.current?.send(tracks.current()), [way, tracks, audio, video, view.state]);
  useEffect(
    () => () => {
      quiet.current?.stop();
      quiet.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (view.state !== 'live') return;
    moves.current = false;
    tell();
  }, [view.state, tell]);
  const elsewhere = putOut || isTaken(view.end);
  return {
    state: view.state,
    /** Who carries the media. */
    provider,
    bars: view.bars,
    end: view.end,
    elsewhere,
    /** Another tab of this browser has said so itself. */
    putOut,
    retry,
    /** Moves the host from the other tab to this one. */
    takeOver() {
      setPutOut(false);
      moves.current = true;
      void enter({ takeover: true });
    },
    leave,
  };
}
