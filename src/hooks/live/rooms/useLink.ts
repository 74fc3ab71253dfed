import { useCallback, useEffect, useRef, useState } from 'react';
import { callUnseen } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import type { Bars, LinkState } from '../../../domain/liveMedia.ts';
import type { Link, LinkEnd, LinkListener, LiveAccess } from '../../../platform/live/engine.ts';
import { useLatest } from '../../site/useLatest.ts';
import { insist } from './insist.ts';

/** `idle`: nobody has asked for it. */
export interface LinkView {
  state: LinkState | 'idle';
  bars: Bars;
  /** Why it is over. */
  end: LinkEnd | undefined;
}

const idle: LinkView = { state: 'idle', bars: 0, end: undefined };

export interface Entering<Way extends Link> {
  channelName: string;
  /** HOST 0, AUDIENCE 1. */
  role: 0 | 1;
  /** Begins the media by the access that was given. */
  begin: (access: LiveAccess, renew: () => Promise<LiveAccess>, listener: LinkListener) => Promise<Way>;
}

/**
 * One's place in a room: asks for access, begins the media and keeps both until the room is left. `enter` may be called again, and
 * takes the place of what was before.
 */
export function useLink<Way extends Link>(entering: Entering<Way>) {
  const [view, setView] = useState(idle);
  const latest = useLatest(entering);
  const way = useRef<Way>(undefined);
  const turn = useRef(0);
  /** Somebody is to be in the room. */
  const wanted = useRef(false);
  const gaveUp = useLatest(view.end?.why === 'unreachable');

  const leave = useCallback(() => {
    turn.current++;
    way.current?.close();
    way.current = undefined;
  }, []);

  const enter = useCallback(
    async ({ takeover = false } = {}) => {
      leave();
      wanted.current = true;
      const mine = turn.current;
      const { channelName, role } = latest.current;
      const isMine = () => mine === turn.current;
      const change = (part: Partial<LinkView>) => {
        if (isMine()) setView((before) => ({ ...before, ...part }));
      };
      const ask = async (moves: boolean) => {
        const body = { channelName, role, ...(moves && { takeover: true }) };
        return (await callUnseen('generateToken', body)).response;
      };
      change({ state: 'connecting', bars: 0, end: undefined });
      const begin = async () => {
        const access = await ask(takeover);
        if (!isMine()) return;
        // Only somebody who presses puts another tab out; what asks again by itself would do it without end.
        const opened = await latest.current.begin(access, () => ask(false), {
          onState: (state) => change({ state, ...(state !== 'over' && { end: undefined }) }),
          onBars: (bars) => change({ bars }),
          onEnd(end) {
            change({ end, bars: 0 });
            // It does not come back by itself, whatever the network does.
            if (isMine() && end.why !== 'unreachable') way.current = undefined;
          },
        });
        if (isMine()) way.current = opened;
        else opened.close();
      };
      const end = await insist(begin, isMine);
      if (end) change({ state: 'over', end });
    },
    [latest, leave],
  );

  /** Another try of what is there, or else from the beginning. */
  const retry = useCallback(() => {
    if (way.current) way.current.retry();
    else void enter();
  }, [enter]);

  useEffect(() => {
    const onOnline = () => {
      if (way.current) way.current.retry();
      else if (wanted.current && gaveUp.current) void enter();
    };
    addEventListener('online', onOnline);
    // Where the page is kept for going back, it enters anew when it is shown again.
    addEventListener('pagehide', leave);
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && wanted.current && enter());
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', onShow);
      leave();
    };
  }, [enter, leave, gaveUp]);

  const reset = useCallback(() => {
    wanted.current = false;
    leave();
    setView(idle);
  }, [leave]);
  return { view, way, enter, retry, leave: reset };
}

/** The place is taken: the host is in another tab, or nobody else can come in. */
export const isTaken = (end: LinkEnd | undefined): boolean =>
  end?.why === 'replaced' ||
  (end?.why === 'refused' && end.error instanceof ApiError && end.error.status === 409);
