import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface MessageScrollOptions {
  /** Of the first message: another one means that older ones came above it. */
  firstId: string | undefined;
  /** Of the last message. */
  lastId: string | undefined;
  /** The last one is the reader's own and was sent now: they want to see it. */
  sending: boolean;
}

export interface MessageScroll {
  /** What scrolls. */
  box: RefObject<HTMLDivElement | null>;
  /** What is inside it. */
  content: RefObject<HTMLDivElement | null>;
  /** Stands below the last message. */
  end: RefObject<HTMLDivElement | null>;
  /** Whether the last message is on screen; undefined until that is known. */
  atEnd: boolean | undefined;
  toEnd: () => void;
  /** For whenever the box scrolls. */
  onScroll: () => void;
}

const near = 24;
const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < near;

/** Whether the end is seen within the box. */
function useAtEnd(box: MessageScroll['box'], end: MessageScroll['end']): boolean | undefined {
  const [atEnd, setAtEnd] = useState<boolean>();
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => setAtEnd(entries.at(-1)?.isIntersecting ?? false),
      // Half a line more or less is the end all the same.
      { root: box.current, rootMargin: `0px 0px ${near}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [box, end]);
  return atEnd;
}

/**
 * Opens a conversation at its first unread message or at its end, stays at the end while it grows, and keeps the place when
 * older messages come above it.
 */
export function useMessageScroll({ firstId, lastId, sending }: MessageScrollOptions): MessageScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const before = useRef<{ firstId: string | undefined; lastId: string | undefined; height: number }>(
    undefined,
  );
  const atEnd = useAtEnd(box, end);
  // What is seen is told a moment later; this is where the reader has scrolled to, before anything grows.
  const stays = useRef(true);
  const onScroll = () => {
    if (box.current) stays.current = isNearEnd(box.current);
  };
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const last = before.current;
    before.current = { firstId, lastId, height: element.scrollHeight };
    if (!last) {
      const unread = element.querySelector<HTMLElement>('[data-part=new]');
      const above = unread && unread.getBoundingClientRect().top - element.getBoundingClientRect().top;
      element.scrollTop = above === null ? element.scrollHeight : above - element.clientHeight / 4;
      stays.current = isNearEnd(element);
    } else if (firstId !== last.firstId && lastId === last.lastId)
      element.scrollTop += element.scrollHeight - last.height;
    else if (lastId !== last.lastId && (stays.current || sending)) element.scrollTop = element.scrollHeight;
  });
  useEffect(() => {
    if (!content.current || !box.current) return;
    // A picture that arrives, or a field that grows, does not push the last message out of sight.
    const observer = new ResizeObserver(() => {
      if (stays.current) box.current?.scrollTo({ top: box.current.scrollHeight });
    });
    observer.observe(content.current);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, content, end, atEnd, toEnd, onScroll };
}
