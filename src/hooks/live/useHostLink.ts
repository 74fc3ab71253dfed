import { useEffect, useRef, useState } from 'react';
import type { HostLink, HostTracks } from '../../platform/live/engine.ts';
import { publish } from '../../platform/live/engines.ts';
import { silence } from '../../platform/live/silence.ts';
import { useLatest } from '../site/useLatest.ts';
import { isTaken, useLink } from './useLink.ts';

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
  const { view, way, enter, retry, leave } = useLink<HostLink>({
    channelName,
    role: 0,
    begin: (access, renew, listener) =>
      publish(tracks.current(), { channelName, access, renew, withVideo, listener }),
  });
  useEffect(() => {
    if (!ready) return;
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
  // Another tab of this browser need not wait until the media server has put it out.
  const [putOut, setPutOut] = useState(false);
  const tabs = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(`rolecast.live.${channelName}`);
    tabs.current = channel;
    channel.addEventListener('message', () => {
      leave();
      setPutOut(true);
    });
    return () => channel.close();
  }, [channelName, leave]);
  useEffect(() => {
    if (view.state === 'live') tabs.current?.postMessage('here');
  }, [view.state]);
  const elsewhere = putOut || isTaken(view.end);
  return {
    state: view.state,
    bars: view.bars,
    end: view.end,
    elsewhere,
    /** Another tab of this browser has said so itself. */
    putOut,
    retry,
    /** Moves the host from the other tab to this one. */
    takeOver() {
      setPutOut(false);
      void enter({ takeover: true });
    },
    leave,
  };
}
