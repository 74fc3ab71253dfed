import type { ResponseBody } from '#openapi/contract.ts';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import { type ChatMessage, mergeMessages } from '../../domain/chat.ts';
import { withMessage, withReadMarks } from '../../domain/chatNews.ts';
import { useLatest } from '../site/useLatest.ts';
import { useNews } from '../site/news.ts';
import { useStreamEvent } from '../site/useStreamEvent.ts';
import { useRenewal } from './seenMessages.ts';

const pageLength = 10;
/** Read at once of what is unread, or was missed in a long break; the reader finds the rest by scrolling back. */
const mostPages = 20;

type Page = ResponseBody<'getWholeMessage'>;

/** Whether all that is unread is among these. */
const isReached = ({ friend, count }: Page, all: readonly ChatMessage[]) =>
  all.length >= count ||
  all.filter(({ fromUserId }) => fromUserId === friend.friendId).length >= friend.unread;

/** Everything from the first unread message on; where that breaks off the rest is read by scrolling. */
async function readBack(friendId: string, page: Page): Promise<readonly ChatMessage[]> {
  const all = [...page.response];
  try {
    for (let turn = 0; turn < mostPages && !isReached(page, all); turn++) {
      const beforeId = all[0]?.messageId ?? '';
      const { response } = await call('getWholeMessage', { friendId, pageIndex: 1, beforeId });
      if (response.length === 0) break;
      all.unshift(...response);
    }
  } catch {
    // What was read is there.
  }
  return all;
}

/** The latest page as it was first, once everything that was unread then is there: the reader goes on where they stopped. */
function useOpened(
  friendId: string,
  latest: Page | undefined,
  onRead: (all: readonly ChatMessage[]) => void,
) {
  const [first, setFirst] = useState<Page>();
  const [opened, setOpened] = useState<Page>();
  if (latest && !first) setFirst(latest);
  if (latest && !opened && isReached(latest, latest.response)) setOpened(latest);
  const read = useLatest(onRead);
  useEffect(() => {
    if (!first || isReached(first, first.response)) return undefined;
    let isLeft = false;
    const open = async () => {
      const all = await readBack(friendId, first);
      if (isLeft) return;
      read.current(all);
      setOpened(first);
    };
    void open();
    return () => void (isLeft = true);
  }, [first, friendId, read]);
  return opened;
}

export interface Messages {
  /** The latest page; undefined before it was read. */
  latest: ReturnType<typeof useApiQuery<'getWholeMessage'>>;
  /** The latest page as it was when the conversation was opened; undefined until what is unread was read. */
  opened: Page | undefined;
  /** All that are loaded, oldest first. */
  messages: readonly ChatMessage[];
  add: (read: readonly ChatMessage[]) => void;
  remove: (messageId: string) => void;
  /** Reads a message again, whose picture has another address then. */
  renew: (messageId: string) => void;
  older: { busy: boolean; done?: boolean; error?: string };
  onOlder: () => void;
}

/**
 * The messages with one member: the latest page, those before it as they are scrolled to, and what was missed between two
 * looks. Of one `friendId` as long as it lives.
 */
export function useMessages(friendId: string): Messages {
  const latest = useApiQuery('getWholeMessage', { friendId, pageIndex: 1 }, { dedupingInterval: 0 });
  const [known, setKnown] = useState<readonly ChatMessage[]>([]);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [older, setOlder] = useState<Messages['older']>({ busy: false });
  const [taken, setTaken] = useState<Page>();
  const add = (read: readonly ChatMessage[]) => setKnown((before) => mergeMessages(before, read));
  const opened = useOpened(friendId, latest.data, add);
  if (latest.data && latest.data !== taken) {
    setTaken(latest.data);
    add(latest.data.response);
  }
  // The same list until it changes: thousands are not parted by days anew at each key that is pressed.
  const messages = useMemo(() => known.filter(({ messageId }) => !gone.has(messageId)), [known, gone]);
  const lastKnown = useLatest(messages.at(-1)?.messageId);
  const read = (from?: { beforeId: string } | { afterId: string }) =>
    call('getWholeMessage', { friendId, pageIndex: 1, ...from });

  const catchUp = async () => {
    let afterId = lastKnown.current;
    const page = await latest.mutate();
    // As long as the two overlap there is nothing between them.
    if (!page || page.response.length < pageLength) return;
    for (let turn = 0; afterId && turn < mostPages; turn++) {
      if (page.response.some(({ messageId }) => messageId === afterId)) return;
      const { response } = await read({ afterId });
      add(response);
      afterId = response.at(-1)?.messageId;
    }
  };
  // The latest page is changed where it is kept; these are for those above it.
  useStreamEvent('message.new', ({ message }) => {
    if (opened && message.friendId === friendId) setKnown((before) => withMessage(before, message));
  });
  useStreamEvent('message.read', (news) => {
    if (news.friendId === friendId && news.readerId === friendId)
      setKnown((before) => withReadMarks(before, news));
  });
  // What fails is asked for again at the next turn.
  useNews(() => void catchUp().catch(() => {}));

  const onOlder = async () => {
    const beforeId = messages[0]?.messageId;
    if (!beforeId || older.busy) return;
    setOlder({ busy: true });
    try {
      const { response } = await read({ beforeId });
      add(response);
      setOlder({ busy: false, done: response.length < pageLength });
    } catch (error) {
      setOlder({ busy: false, error: error instanceof ApiError ? error.message : genericMessage });
    }
  };
  const renew = useRenewal({ messages, read, add });
  return {
    latest,
    opened,
    messages,
    add,
    renew,
    remove: (messageId) => setGone((before) => new Set(before).add(messageId)),
    older,
    onOlder: () => void onOlder(),
  };
}
