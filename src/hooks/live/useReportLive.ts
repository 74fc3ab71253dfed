import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { ReportDialogProps } from '../../components/feed/ReportDialog.tsx';
import type { ReportContent } from '../../components/feed/ReportForm.tsx';
import type { LiveChannel } from '../../domain/live.ts';
import type { Recording } from '../../domain/recordings.ts';
import { toast } from '../../lib/toastQueue.ts';

/** What else than posts can be reported (openapi/schemas/feed.yaml, ReportableType). */
const reportable = { room: 12, recording: 13 } as const;

type Reported = { channel: LiveChannel } | { recording: Recording };

interface State {
  reported?: Reported;
  busy: boolean;
  known?: string;
  error?: string;
  fields?: Record<string, string>;
}

const targetOf = (reported: Reported) =>
  'channel' in reported
    ? { feedId: reported.channel.channelName, feedType: reportable.room }
    : { feedId: reported.recording.recordingId, feedType: reportable.recording };

/** Reports live rooms and recordings (product S54, S58), as posts are reported. */
export function useReportLive(): { dialog: ReportDialogProps; onReport: (event: Reported) => void } {
  const [{ reported, ...state }, setState] = useState<State>({ busy: false });
  const submit = async (of: Reported, { reason, details, block }: ReportContent) => {
    setState({ reported: of, busy: true });
    try {
      const body = { ...targetOf(of), reason, block, ...(details && { details }) };
      const { message } = await call('postReport', body);
      setState({ busy: false });
      toast({ kind: 'success', title: message });
    } catch (error) {
      const failed = error instanceof ApiError ? error : undefined;
      if (failed?.code === 'ALREADY_REPORTED') setState({ reported: of, busy: false, known: failed.message });
      else if (failed && Object.keys(failed.fields).length > 0)
        setState({ reported: of, busy: false, fields: failed.fields });
      else setState({ reported: of, busy: false, error: failed?.message ?? genericMessage });
    }
  };
  return {
    dialog: {
      ...state,
      target:
        reported &&
        ('channel' in reported
          ? { kind: 'live room', author: reported.channel.host }
          : { kind: 'recording', author: reported.recording.host }),
      onClose: () => setState({ busy: false }),
      onSubmit: (report) => reported && void submit(reported, report),
    },
    onReport: (event) => setState({ reported: event, busy: false }),
  };
}
