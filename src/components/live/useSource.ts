import { useEffect, type RefObject } from 'react';

/**
 * Gives a `<video>` its address once it stands in the page. What comes late is made some time before it is shown, and what a film
 * says until then (its length, that it cannot be played) is heard by nobody.
 */
export function useSource(video: RefObject<HTMLVideoElement | null>, url: string | undefined) {
  useEffect(() => {
    if (video.current && url !== undefined) video.current.src = url;
  }, [video, url]);
}
