import { useEffect, useRef } from 'react';
import type { Job } from '../../domain/jobs.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { readJob } from './saveJob.ts';

interface Events {
  /** With the job, or without one for a new job. */
  open: (job: Job | undefined) => void;
  /** It could not be opened. */
  onClose: () => void;
  /** Another is asked for, or none. */
  onEnd: () => void;
}

/** Opens what the address asks for: the id of a job, or 'new'. */
export function useAskedJob(asked: string | undefined, events: Events) {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (asked === undefined) return;
    let live = true;
    const show = (found: Job | undefined) => {
      if (!live) return;
      if (found === undefined || found.status <= 1) return latest.current.open(found);
      const description = 'A closed job stays as it was. Reopen it or duplicate it to change it.';
      toast({ kind: 'info', title: `${found.vacancyName} is closed`, description });
      latest.current.onClose();
    };
    const fail = (error: unknown) => {
      if (!live) return;
      reportFailure('This job could not be opened')(error);
      latest.current.onClose();
    };
    if (asked === 'new') queueMicrotask(() => show(undefined));
    else void readJob(asked).then(show, fail);
    return () => {
      live = false;
      latest.current.onEnd();
    };
  }, [asked]);
}
