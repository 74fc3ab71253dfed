import { useState } from 'react';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import type { ReportDialogProps } from '../../../components/feed/posts/ReportDialog.tsx';
import type { ReportContent } from '../../../components/feed/posts/ReportForm.tsx';
import { toast } from '../../../lib/toastQueue.ts';

/** What the server gets of a report, beside what it is about. */
type ReportBody = Omit<ReportContent, 'details'> & { details?: string };

interface Options<Reported> {
  targetOf: (reported: Reported) => NonNullable<ReportDialogProps['target']>;
  /** Sends it; the sentence of the answer is shown. */
  send: (reported: Reported, body: ReportBody) => Promise<{ message: string }>;
  /** The author was blocked along with it, also by whoever had reported it before. */
  onBlocked?: (reported: Reported) => void;
}

interface State<Reported> extends Pick<ReportDialogProps, 'known' | 'error' | 'fields'> {
  reported?: Reported;
  busy: boolean;
}

export interface Reporting<Reported> {
  /** For `ReportDialog`. */
  dialog: ReportDialogProps;
  onReport: (reported: Reported) => void;
}

/** The dialog that reports something: asks, sends, and says what came of it. */
export function useReportDialog<Reported extends object>({
  targetOf,
  send,
  onBlocked,
}: Options<Reported>): Reporting<Reported> {
  const [{ reported, ...state }, setState] = useState<State<Reported>>({ busy: false });
  const submit = async (of: Reported, { reason, details, block }: ReportContent) => {
    setState({ reported: of, busy: true });
    try {
      const { message } = await send(of, { reason, block, ...(details && { details }) });
      setState({ busy: false });
      toast({ kind: 'success', title: message });
      if (block) onBlocked?.(of);
    } catch (error) {
      const failed = error instanceof ApiError ? error : undefined;
      if (failed?.code === 'ALREADY_REPORTED') {
        setState({ reported: of, busy: false, known: failed.message });
        // Who reports again to block as well has blocked all the same.
        if (block) onBlocked?.(of);
      } else if (failed && Object.keys(failed.fields).length > 0)
        setState({ reported: of, busy: false, fields: failed.fields });
      else setState({ reported: of, busy: false, error: failed?.message ?? genericMessage });
    }
  };
  return {
    dialog: {
      ...state,
      target: reported && targetOf(reported),
      onClose: () => setState({ busy: false }),
      onSubmit: (report) => reported && void submit(reported, report),
    },
    onReport: (next) => setState({ reported: next, busy: false }),
  };
}
