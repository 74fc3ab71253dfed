import { useApiQuery } from '../../../api/swr.ts';
import type { SimilarJob } from '../../../components/jobs/apply/ApplyClosedBanner.tsx';
import { ContentType } from '../../../domain/enums.ts';
import { useJobLinks } from './useJobLinks.ts';

/** Open jobs that ask for the same as one that is closed; asked for when `wanted`. */
export function useSimilarJobs(jobId: string, wanted: boolean): readonly SimilarJob[] {
  const { data } = useApiQuery(
    'getFeedDetails',
    wanted ? { feedId: jobId, feedType: ContentType.JOB_POST } : null,
  );
  const found = data?.response.similarJobs ?? [];
  const hrefOf = useJobLinks(found);
  return found.map((job) => ({
    jobId: job.jobId,
    vacancyName: job.vacancyName,
    companyName: job.companyName,
    href: hrefOf(job),
  }));
}
