import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '../../api/scratch.ts';
import { useJobApplied } from './useJobApplied.ts';

/** For what draws the application. */
export interface Applying {
  job: Schemas['Job'];
  onClose: () => void;
  onApplied: (application: Pick<Schemas['Application'], 'applicationId' | 'jobId' | 'requestStatus'>) => void;
}

/**
 * Applying for a job on its page: `?apply=1` in the address, so that a reload keeps it open and Back closes it. It stays open
 * over what was sent: the reader closes it.
 */
export function useApplying(job: Schemas['Job']): { onApply: () => void; applying: Applying | undefined } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const onApplied = useJobApplied();
  const open = params.get('apply') === '1';
  // What was sent stays in sight; a reload over it does not ask again.
  const [begun, setBegun] = useState(false);
  if (begun !== (open && (begun || job.viewer.canApply))) setBegun(!begun);
  const without = () => {
    const rest = new URLSearchParams(params);
    rest.delete('apply');
    return rest;
  };
  const onClose = () => {
    if (isRecord(state) && state['opened'] === 'apply') void navigate(-1);
    else setParams(without(), { replace: true });
  };
  return {
    onApply() {
      const next = without();
      next.set('apply', '1');
      setParams(next, { state: { opened: 'apply' } });
    },
    applying: open && begun ? { job, onClose, onApplied } : undefined,
  };
}
