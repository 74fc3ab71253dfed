import { useEffect } from 'react';
import { jobPosting, toJsonLd } from '../../../lib/jobPosting.ts';
import type { Schemas } from '#openapi/contract.ts';

/** Describes the job of this page to search engines, as long as it is shown and open. */
export function useJsonLd(job: Schemas['Job'] | undefined) {
  const posting = job && jobPosting(job, `${location.origin}${location.pathname}`);
  const text = posting && toJsonLd(posting);
  useEffect(() => {
    if (!text) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = text;
    document.head.append(script);
    return () => script.remove();
  }, [text]);
}
