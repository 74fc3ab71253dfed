import { ApiError, genericMessage } from '../../../api/errors.ts';
import { toast } from '../../../lib/toastQueue.ts';

/** Says why something went back to how it was. */
export const reportFailure = (title: string) => (error: unknown) => {
  const description = error instanceof ApiError ? error.message : genericMessage;
  toast({ kind: 'error', title, description });
};
