import { useLayoutEffect, useRef, useState } from 'react';

/** So near the end somebody reads the newest. */
const nearPx = 40;

/** Keeps the end of a list in sight while its reader is there. `own`: how many of their own are on their way; one more goes there. */
export function useStickToEnd(lastId: string | undefined, own: number) {
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [sent, setSent] = useState(own);
  const wrote = own > sent;
  if (own !== sent) setSent(own);
  if (wrote && !atEnd) setAtEnd(true);
  const toEnd = () => {
    setAtEnd(true);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  useLayoutEffect(() => {
    if (atEnd) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lastId, own, atEnd]);
  return {
    box,
    atEnd,
    toEnd,
    onScroll() {
      const element = box.current;
      if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < nearPx);
    },
  };
}
