import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../../domain/jobs.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { readJob } from './saveJob.ts';

interface Options {
  /** Looks it up among those that are shown. */
  find: (jobId: string) => Job | undefined;
  /** It cannot be closed: it is gone, or closed already. */
  onGone: () => void;
}

/** The job that is to be closed, as the address names it; read from the server where the list does not show it. */
export function useJobToClose(jobId: string | undefined, { find, onGone }: Options): Job | undefined {
  const [read, setRead] = useState<Job>();
  const known = jobId === undefined ? undefined : find(jobId);
  const found = known ?? (read?.jobId === jobId ? read : undefined);
  const missing = found ? undefined : jobId;
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (missing === undefined) return;
    let live = true;
    const show = (job: Job) => {
      if (!live) return;
      if (job.status === 1) setRead(job);
      else gone.current();
    };
    const fail = (error: unknown) => {
      if (!live) return;
      reportFailure('This job could not be closed', `job ${missing}`)(error);
      gone.current();
    };
    void readJob(missing).then(show, fail);
    return () => {
      live = false;
    };
  }, [missing]);
  return found;
}
