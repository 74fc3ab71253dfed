import type { Schemas } from '#openapi/contract.ts';
import { useEffect, useState } from 'react';
import type { MadeResume } from '../../lib/resume/makeResume.ts';
import { paperHere } from '../account/paperHere.ts';
import { makeHere } from '../profile/resumeFiles.ts';
import { resumeOptions } from './sendApplication.ts';

type Info = Pick<Schemas['UserInfo'], 'member' | 'sections'>;
type Made = { info: Info; made?: MadeResume };

/** The pages of the résumé that would be made of the profile, once somebody wants to see them. */
export function useApplyPages(info: Info | undefined) {
  const [open, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Made>();
  useEffect(() => {
    if (!open || !info) return;
    let live = true;
    const keep = (made?: MadeResume) => live && setResult({ info, ...(made && { made }) });
    void makeHere(info, resumeOptions()).then(keep, () => keep());
    return () => {
      live = false;
    };
  }, [open, info, attempt]);
  const current = result && result.info === info ? result : undefined;
  const onRetry = () => {
    setResult(undefined);
    setAttempt(attempt + 1);
  };
  const made = current?.made;
  return {
    paper: paperHere(),
    onPreview: () => setOpen(!open),
    /** Undefined while nobody wants to see them. */
    pages: !open
      ? undefined
      : !current
        ? { status: 'making' as const }
        : made
          ? { status: 'ready' as const, pages: made.pages, missing: made.missing }
          : {
              status: 'error' as const,
              error: { message: 'The pages could not be made.' },
              onRetry,
            },
  };
}
