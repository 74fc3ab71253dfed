import { useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext, useLocation, type Location } from 'react-router-dom';

/**
 * Asks whether the address is still that of the page which asks. While the code of the next page is on its way, the page
 * before it stands and its timers run, but the address is the next one's already: what is written there then would
 * throw the member back. The history alone knows, and the router hands it out nowhere else.
 */
export function useIsHere(): () => boolean {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname, search } = useLocation();
  return useCallback(() => {
    // The router calls it a navigator, and gives the whole history of the browser or of a story.
    const { location } = navigator as typeof navigator & { location?: Location };
    return !location || (location.pathname === pathname && location.search === search);
  }, [navigator, pathname, search]);
}
