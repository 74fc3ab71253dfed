import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readJobFilters, writeJobFilters, type JobFilters } from '../../domain/jobFilters.ts';
import { useDebounced } from '../site/useDebounced.ts';
import { useIsHere } from '../site/useIsHere.ts';

const textOf = (params: URLSearchParams, filters: JobFilters) => writeJobFilters(params, filters).toString();

export interface JobFilterState {
  /** As the fields show them. */
  filters: JobFilters;
  /** As the address has them, which is what the list is asked for. */
  asked: JobFilters;
  onChange: (filters: JobFilters) => void;
}

/**
 * The filters of the Jobs tab. They live in the address, so a reload, Back and a link find them again; what is typed gets
 * there once it stood still for 300 ms (specification 9).
 */
export function useJobFilters(): JobFilterState {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const asked = useMemo(() => readJobFilters(new URLSearchParams(address)), [address]);
  const [filters, setFilters] = useState(asked);
  const [known, setKnown] = useState(address);
  const settled = useDebounced(filters);
  const isHere = useIsHere();
  // Back, or a link: the address is another one, and not by what was typed here.
  if (known !== address) {
    setKnown(address);
    if (textOf(params, filters) !== address && textOf(params, settled) !== address) setFilters(asked);
  }
  useEffect(() => {
    const next = writeJobFilters(params, settled);
    // Going to where one is would still be told as going somewhere, and the page would scroll to its top.
    if (next.toString() !== address && isHere()) setParams(next, { replace: true });
    // Only what settles is written: an address that changes by itself is read, not overwritten.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return { filters, asked, onChange: setFilters };
}
