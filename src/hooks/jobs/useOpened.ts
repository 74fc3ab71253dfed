import { useEffect } from 'react';
import type { Application } from '../../domain/jobs.ts';
import { useRequestCache } from './useRequestCache.ts';

/** A candidate whose application was read counts as opened: wherever else it stands, and in the numbers of new ones. */
export function useOpened(application: Application | undefined) {
  const { show, recount } = useRequestCache();
  useEffect(() => {
    if (application) show([{ before: application, after: application }]);
  }, [application, show]);
  const opened = application?.applicationId;
  useEffect(() => {
    if (opened) recount();
  }, [opened, recount]);
}
