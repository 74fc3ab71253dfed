import { describe, expect, test } from 'vitest';
import { decideReport } from '../../../server/moderation.ts';
import { takeRecordingAway } from '../../../server/modules/live/recordings/reportedRecording.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, HOUR_MS } from '../support/events.ts';
import type { Channel } from '../support/live.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import { rawRecording } from '../support/recordedFilms.ts';
import { recordingsOf } from '../support/recordings.ts';

describe.each(databases())('comments of rooms that ended on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, onAir, stop, say, comment, startRecording, settle } = recordingsOf(api, media);

  const said = async ({ channelName }: Channel) => {
    const comments = api.db
      .selectFrom('live_comments')
      .select('text')
      .where('channel_name', '=', channelName);
    return (await comments.orderBy('id').execute()).map(({ text }) => text);
  };
  const after = async (ms: number) => {
    api.advance(ms);
    await api.app.tasks.settle();
  };

  test('are gone 30 days after the end, and not before', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await onAir(amara);
    const { commentId } = await say(ana, room, 'Good evening');
    await comment(amara, room, { action: 2, commentId });
    await stop(amara, room);
    await after(29 * DAY_MS);
    expect(await said(room)).toEqual(['Good evening']);
    await after(DAY_MS + HOUR_MS);
    expect(await said(room)).toEqual([]);
    const { pinned_comment_id } = await api.db
      .selectFrom('live_channels')
      .select('pinned_comment_id')
      .where('channel_name', '=', room.channelName)
      .executeTakeFirstOrThrow();
    expect(pinned_comment_id).toBeNull();
  });

  test('stay as long as a recording of the room', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await onAir(amara);
    await say(ana, room, 'Can I see this again?');
    const recordingId = await startRecording(amara, room);
    media.write(recordingId, await rawRecording(1), 1000);
    await stop(amara, room);
    await settle(recordingId);
    await after(60 * DAY_MS);
    expect(await said(room)).toEqual(['Can I see this again?']);
    await api.db.transaction().execute((trx) => takeRecordingAway(api, trx, recordingId));
    await after(HOUR_MS);
    expect(await said(room)).toEqual([]);
  });

  test('of a room that was reported stay until that is decided', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await onAir(amara);
    await say(ana, room, 'This is a fraud');
    const report = { feedId: room.channelName, feedType: 12, reason: 2, block: false } as const;
    const { response } = await api.ok('postReport', report, { as: ana });
    await stop(amara, room);
    await after(31 * DAY_MS);
    expect(await said(room)).toEqual(['This is a fraud']);
    await decideReport(api, api.db, response.reportId, 'dismissed');
    await after(HOUR_MS);
    expect(await said(room)).toEqual([]);
  });
});
