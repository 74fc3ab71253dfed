import { call } from '../../../api/client.ts';
import type { LiveChannel } from '../../../domain/live.ts';
import type { Recording } from '../../../domain/recordings.ts';
import { useReportDialog, type Reporting } from '../../feed/posts/useReportDialog.ts';

/** What else than posts can be reported (openapi/schemas/feed.yaml, ReportableType). */
const reportable = { room: 12, recording: 13 } as const;

type Reported = { channel: LiveChannel } | { recording: Recording };

const contentOf = (reported: Reported) =>
  'channel' in reported
    ? { feedId: reported.channel.channelName, feedType: reportable.room }
    : { feedId: reported.recording.recordingId, feedType: reportable.recording };

/** Reports live rooms and recordings (product S54, S58), as posts are reported. */
export const useReportLive = (): Reporting<Reported> =>
  useReportDialog<Reported>({
    targetOf: (reported) =>
      'channel' in reported
        ? { kind: 'live room', author: reported.channel.host }
        : { kind: 'recording', author: reported.recording.host },
    send: (reported, body) => call('postReport', { ...contentOf(reported), ...body }),
  });
