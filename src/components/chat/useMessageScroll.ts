import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface MessageScrollOptions {
  /** Of the last message. */
  lastId: string | undefined;
  /** The last one is the reader's own and was sent now: they want to see it. */
  sending: boolean;
  /** The message that was looked for. */
  foundId?: string | undefined;
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

/** The first message that is seen, and where it stands in all that scrolls, in pixels from the top. */
interface Place {
  message: string;
  from: number;
}

const topIn = (box: HTMLElement, element: Element) =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top;

function placeIn(box: HTMLElement): Place | undefined {
  const edge = box.getBoundingClientRect().top;
  const first = [...box.querySelectorAll<HTMLElement>('[data-message]')].find(
    (element) => element.getBoundingClientRect().bottom > edge,
  );
  return first && { message: first.dataset.message ?? '', from: topIn(box, first) + box.scrollTop };
}

/**
 * Whatever came, went or grew above it: the message that was seen stands where it stood, and where it was scrolled to since. Gives
 * its place from now on.
 */
function keptPlace(box: HTMLElement, place: Place): Place {
  const element = box.querySelector(`[data-message="${CSS.escape(place.message)}"]`);
  if (!element) return place;
  const from = topIn(box, element) + box.scrollTop;
  if (Math.abs(from - place.from) < 0.5) return place;
  box.scrollTop += from - place.from;
  return { ...place, from };
}

/**
 * Opens a conversation at what was found, its first unread message or its end, stays at the end while it grows, and keeps the place when
 * older messages come above it, or parts of it are put away and drawn again.
 */
export function useMessageScroll({ lastId, sending, foundId }: MessageScrollOptions): MessageScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const before = useRef<{ lastId: string | undefined }>(undefined);
  const atEnd = useAtEnd(box, end);
  // What is seen is told a moment later; this is where the reader has scrolled to, before anything grows.
  const stays = useRef(true);
  const place = useRef<Place>(undefined);
  const onScroll = () => {
    if (!box.current) return;
    stays.current = isNearEnd(box.current);
    place.current = placeIn(box.current);
  };
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    onScroll();
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const last = before.current;
    before.current = { lastId };
    if (!last) {
      const opensAt =
        (foundId !== undefined && element.querySelector(`[data-message="${CSS.escape(foundId)}"]`)) ||
        element.querySelector('[data-part=new]');
      element.scrollTop = opensAt ? topIn(element, opensAt) - element.clientHeight / 4 : element.scrollHeight;
      onScroll();
    } else if (lastId !== last.lastId && (stays.current || sending)) toEnd();
    else if (place.current) place.current = keptPlace(element, place.current);
  });
  useEffect(() => {
    if (!content.current || !box.current) return;
    // A picture that arrives, or a field that grows, does not push the last message out of sight.
    const observer = new ResizeObserver(() => {
      if (stays.current) box.current?.scrollTo({ top: box.current.scrollHeight });
      else if (box.current && place.current) place.current = keptPlace(box.current, place.current);
    });
    observer.observe(content.current);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, content, end, atEnd, toEnd, onScroll };
}
