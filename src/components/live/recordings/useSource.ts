import { useEffect, useRef } from 'react';

/**
 * A `<video>` that is given its address once it stands in the page. What comes late is made some time before it is shown, and what a
 * film says until then (its length, that it cannot be played) is heard by nobody.
 */
export function useSource(url: string | undefined) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && url !== undefined) video.current.src = url;
  }, [url]);
  return video;
}
