import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readQuery, writeQuery, type PipelineQuery } from '../../domain/requestFilters.ts';

export interface PipelineAddress {
  query: PipelineQuery;
  /** Filters take the place of the address before; an opened candidate has one of its own, so that Back closes it. */
  change: (changes: Partial<PipelineQuery>) => void;
  /** The same address with these changes. */
  hrefOf: (changes: Partial<PipelineQuery>) => string;
}

/** What the pipeline shows stands in its address: it can be reloaded, sent and gone back to (product S30). */
export function usePipelineQuery(): PipelineAddress {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  // Two changes in one moment would both begin from the same address.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Partial<PipelineQuery>) => {
      const before = readQuery(latest.current);
      const next = writeQuery({ ...before, ...changes });
      latest.current = next;
      const opens = changes.applicant !== undefined && before.applicant === undefined;
      setParams(next, { replace: !opens, preventScrollReset: true });
    },
    [setParams],
  );
  return { query, change, hrefOf: (changes) => `/jobs/job-requests?${writeQuery({ ...query, ...changes })}` };
}
