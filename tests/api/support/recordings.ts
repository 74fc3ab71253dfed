import { expect } from 'vitest';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import { liveOf, type Channel } from './live.ts';
import type { MediaServerStandIn } from './mediaServerStandIn.ts';
import type { TestMember } from './members.ts';

type Recording = Schemas['Recording'];
type Saved = Partial<Omit<RequestBody<'recordStop'>, 'userId' | 'recordingId'>>;

/** What hosts do with recordings, on one server. */
export function recordingsOf(api: TestApi, media: MediaServerStandIn) {
  const live = liveOf(api, media);
  const host = (more: Parameters<TestApi['member']>[0] = {}) => live.host({ premium: true, ...more });

  /** A room on air; the API has heard of its host. */
  const onAir = async (as: TestMember, more: Parameters<typeof live.start>[1] = {}): Promise<Channel> => {
    const room = await live.live(as, more);
    await expect.poll(async () => (await live.look(as, room)).state).toBe('LIVE');
    return room;
  };

  const start = async (as: TestMember, { channelName }: Channel): Promise<string> =>
    (await api.ok('recordStart', { channelName }, { as })).response.recordingId;
  const stop = async (as: TestMember, recordingId: string, more: Saved = {}): Promise<Recording> =>
    (await api.ok('recordStop', { recordingId, title: 'Portfolio night', visibility: 0, ...more }, { as }))
      .response;

  const list = (as: TestMember, more: Partial<RequestBody<'recordings'>> = {}) =>
    api.ok('recordings', { mediaType: 1, pageIndex: 1, ...more }, { as });
  /** One's own recording as the list has it. */
  const own = async (as: TestMember, recordingId: string): Promise<Recording | undefined> =>
    (await list(as, { mine: true })).response.find((one) => one.recordingId === recordingId);
  /** Waits until the API has heard that nothing runs in a room, and until the films are made. */
  const settle = async (recordingId: string) => {
    await expect
      .poll(async () => {
        await api.app.tasks.settle();
        const row = await api.db
          .selectFrom('recordings')
          .select('state')
          .where('recording_id', '=', recordingId)
          .executeTakeFirst();
        return row?.state ?? 'gone';
      })
      .not.toBe(0);
  };

  /** From the first second to the film. */
  const record = async (as: TestMember, bytes: Buffer, more: Saved = {}): Promise<Recording> => {
    const room = await onAir(as);
    const recordingId = await start(as, room);
    media.write(recordingId, bytes, 5000);
    await stop(as, recordingId, more);
    await settle(recordingId);
    await live.stop(as, room);
    const made = await own(as, recordingId);
    if (!made) throw new Error('the recording is not in the list');
    return made;
  };

  const get = (
    url: string | undefined,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => api.app.http.inject({ method, url: url ?? '/nothing', headers });

  return { ...live, host, onAir, startRecording: start, stopRecording: stop, list, own, settle, record, get };
}
