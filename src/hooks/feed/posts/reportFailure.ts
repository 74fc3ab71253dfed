import { ApiError, genericMessage } from '../../../api/errors.ts';
import { toast } from '../../../lib/toastQueue.ts';

/** Says why something went back to how it was. `about`: the matter, whose older toast is true no more. */
export const reportFailure = (title: string, about?: string) => (error: unknown) => {
  const description = error instanceof ApiError ? error.message : genericMessage;
  toast({ kind: 'error', title, description, about });
};
