import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type Location, UNSAFE_NavigationContext, useLocation, useSearchParams } from 'react-router-dom';
import { useDebounced } from './useDebounced.ts';

/**
 * Asks whether the address is still that of the page which asks. While the code of the next page is on its way, the page
 * before it stands and its timers run, but the address is the next one's already: what is written there then would
 * throw the member back. The history alone knows, and the router hands it out nowhere else.
 */
function useIsHere(): () => boolean {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname, search } = useLocation();
  return useCallback(() => {
    // The router calls it a navigator, and gives the whole history of the browser or of a story.
    const { location } = navigator as typeof navigator & { location?: Location };
    return !location || (location.pathname === pathname && location.search === search);
  }, [navigator, pathname, search]);
}

export interface AddressFilters<Filters> {
  /** As the fields show them. */
  filters: Filters;
  /** As the address has them, which is what the list is asked for. */
  asked: Filters;
  onChange: (filters: Filters) => void;
}

/**
 * Filters of a list. They live in the address, so a reload, Back and a link find them again; what is typed gets there once
 * it stood still for 300 ms (specification 9). `read` and `write` are outside of components: they do not change.
 */
export function useAddressFilters<Filters>(
  read: (params: URLSearchParams) => Filters,
  write: (params: URLSearchParams, filters: Filters) => URLSearchParams,
): AddressFilters<Filters> {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const asked = useMemo(() => read(new URLSearchParams(address)), [address, read]);
  const [filters, setFilters] = useState(asked);
  const [known, setKnown] = useState(address);
  const settled = useDebounced(filters);
  const isHere = useIsHere();
  const textOf = (of: Filters) => write(params, of).toString();
  // Back, or a link: the address is another one, and not by what was typed here.
  if (known !== address) {
    setKnown(address);
    if (textOf(filters) !== address && textOf(settled) !== address) setFilters(asked);
  }
  useEffect(() => {
    const next = write(params, settled);
    // Going to where one is would still be told as going somewhere, and the page would scroll to its top.
    if (next.toString() !== address && isHere()) setParams(next, { replace: true });
    // Only what settles is written: an address that changes by itself is read, not overwritten.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return { filters, asked, onChange: setFilters };
}
