import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { useApiCache } from '../../../api/swr.ts';
import type { Application } from '../../../domain/jobs.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { usePostCache } from '../../feed/posts/usePostCache.ts';
import { applicationReads } from '../jobReads.ts';

/** Takes an application back. Resolves to whether it worked; `error` says why not. */
export function useWithdraw() {
  const { invalidate } = useApiCache();
  const posts = usePostCache();
  const [status, setStatus] = useState<{ busy: boolean; error?: string }>({ busy: false });
  return {
    ...status,
    reset: () => setStatus({ busy: false }),
    async withdraw({ applicationId, jobId }: Application, reason = ''): Promise<boolean> {
      setStatus({ busy: true });
      try {
        const { message } = await call('applyJob', {
          action: 1,
          applicationId,
          jobId,
          ...(reason && { reason }),
        });
        toast({ kind: 'success', title: message, about: `applications ${applicationId}` });
        setStatus({ busy: false });
        posts.change(jobId, (item) =>
          item.job ? { ...item, job: { ...item.job, hasApplied: false } } : item,
        );
        void invalidate(applicationReads);
        return true;
      } catch (failure) {
        const error = failure instanceof ApiError ? failure.message : genericMessage;
        setStatus({ busy: false, error });
        return false;
      }
    },
  };
}
