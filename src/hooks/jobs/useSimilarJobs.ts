import { useEffect, useState } from 'react';
import { linkSecret } from '../../api/config.ts';
import { useApiQuery } from '../../api/swr.ts';
import type { SimilarJob } from '../../components/jobs/ApplyClosedBanner.tsx';
import { ContentType } from '../../domain/enums.ts';
import { places } from '../../domain/places.ts';
import { encodeLink } from '../../lib/linkToken.ts';

const none: readonly SimilarJob[] = [];

/** Address of a job's page; undefined while there is no such page. */
export async function jobLink(jobId: string): Promise<string | undefined> {
  if (!places.jobOf) return undefined;
  return places.jobOf(await encodeLink({ feedId: jobId, feedType: ContentType.JOB_POST }, linkSecret));
}

/** Open jobs that ask for the same as one that is closed; asked for when `wanted`. */
export function useSimilarJobs(jobId: string, wanted: boolean): readonly SimilarJob[] {
  const { data } = useApiQuery(
    'getFeedDetails',
    wanted ? { feedId: jobId, feedType: ContentType.JOB_POST } : null,
  );
  const found = data?.response.similarJobs;
  const [jobs, setJobs] = useState(none);
  useEffect(() => {
    if (!found) return;
    let live = true;
    const linked = found.map(async (job) => ({
      jobId: job.jobId,
      vacancyName: job.vacancyName,
      companyName: job.companyName,
      href: await jobLink(job.jobId),
    }));
    void Promise.all(linked).then((read) => live && setJobs(read));
    return () => {
      live = false;
    };
  }, [found]);
  return jobs;
}
