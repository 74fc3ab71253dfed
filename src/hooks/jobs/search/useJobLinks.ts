import type { Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { ContentType } from '../../../domain/enums.ts';
import { useDetailLinks } from '../../feed/posts/useDetailLinks.ts';

const feedType = ContentType.JOB_POST;

/** The addresses of these jobs; undefined for those whose token is still being made. */
export function useJobLinks(
  jobs: readonly Pick<Schemas['JobCard'], 'jobId'>[],
): (job: Pick<Schemas['JobCard'], 'jobId'>) => string | undefined {
  const ids = jobs.map(({ jobId }) => jobId).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the links depend on which jobs there are
  const hrefOf = useDetailLinks(useMemo(() => jobs.map(({ jobId }) => ({ feedId: jobId, feedType })), [ids]));
  return ({ jobId }) => hrefOf({ feedId: jobId, feedType });
}
