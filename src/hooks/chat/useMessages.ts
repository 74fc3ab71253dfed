import type { ResponseBody } from '#openapi/contract.ts';
import { useMemo, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import { type ChatMessage, mergeMessages } from '../../domain/chat.ts';
import { withMessage, withReadMarks } from '../../domain/chatNews.ts';
import { useLatest } from '../site/useLatest.ts';
import { useNews } from '../site/news.ts';
import { useStreamEvent } from '../site/useStreamEvent.ts';
import { mostPages, useOpened } from './seenMessages.ts';

const pageLength = 10;

type Page = ResponseBody<'getWholeMessage'>;

interface RenewalOptions {
  messages: readonly ChatMessage[];
  /** One page: the latest, or what comes before a message. */
  read: (from?: { beforeId: string }) => Promise<{ response: readonly ChatMessage[] }>;
  add: (read: readonly ChatMessage[]) => void;
}

/**
 * Reads messages again whose pictures do not come any more: addresses end after some minutes. A page at a time, however many they are;
 * what fails waits for the next look.
 */
function useRenewal(options: RenewalOptions): (messageId: string) => void {
  const latest = useLatest(options);
  const stale = useRef(new Set<string>());
  const isBusy = useRef(false);
  const renew = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (;;) {
        const { messages, read, add } = latest.current;
        const at = messages.findLastIndex(({ messageId }) => stale.current.has(messageId));
        const message = messages[at];
        if (!message) return stale.current.clear();
        const after = messages[at + 1]?.messageId;
        const { response } = await read(after === undefined ? undefined : { beforeId: after });
        for (const { messageId } of [message, ...response]) stale.current.delete(messageId);
        add(response);
      }
    } catch {
      // What is stale still is asked for again.
    } finally {
      isBusy.current = false;
    }
  };
  useNews(() => void renew());
  return (messageId) => {
    stale.current.add(messageId);
    void renew();
  };
}

export interface Messages {
  /** The latest page; undefined before it was read. */
  latest: ReturnType<typeof useApiQuery<'getWholeMessage'>>;
  /** The latest page as it was when the conversation was opened; undefined until what is unread, or was found, was read. */
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
 * looks. Of one `friendId` and `foundId`, down to which all is read first, as long as it lives.
 */
export function useMessages(friendId: string, foundId: string | undefined): Messages {
  const latest = useApiQuery('getWholeMessage', { friendId, pageIndex: 1 }, { dedupingInterval: 0 });
  const [known, setKnown] = useState<readonly ChatMessage[]>([]);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [older, setOlder] = useState<Messages['older']>({ busy: false });
  const [taken, setTaken] = useState<Page>();
  const add = (read: readonly ChatMessage[]) => setKnown((before) => mergeMessages(before, read));
  const opened = useOpened({ friendId, foundId, latest: latest.data, onRead: add });
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
