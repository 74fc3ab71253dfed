import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decideReport } from '../../../server/moderation.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, follow } from '../support/posts.ts';
import { rawRecording } from '../support/recordedFilms.ts';
import { recordingsOf } from '../support/recordings.ts';

describe.each(databases())('who sees recordings on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, onAir, startRecording, stopRecording, settle, list, own, record, get } = recordingsOf(
    api,
    media,
  );
  const film = rawRecording(2);

  /** The address by which a member finds a recording at its host's profile. */
  const seenBy = async (as: TestMember, of: TestMember, recordingId: string) =>
    (await list(as, { otherUserId: of.userId })).response.find((one) => one.recordingId === recordingId)?.url;
  const storageHas = async (key: string): Promise<boolean> =>
    (await stat(join(api.folder, 'media', key)).catch(() => undefined)) !== undefined;
  const status = async (url: string | undefined) => (await get(url)).statusCode;

  test('everybody, connections, or its host alone: in the list and at the address, also at an older one', async () => {
    const [as, friend, stranger] = [await host({ role: 1 }), await api.member(), await api.member()];
    await befriend(api, as, friend);
    const { recordingId, url } = await record(as, await film);
    const [toFriend, toStranger] = [
      await seenBy(friend, as, recordingId),
      await seenBy(stranger, as, recordingId),
    ];
    const found = async () => [
      await status(url),
      await status(toFriend),
      await status(toStranger),
      (await seenBy(friend, as, recordingId)) !== undefined,
      (await seenBy(stranger, as, recordingId)) !== undefined,
    ];
    expect(await found()).toEqual([200, 200, 200, true, true]);
    await stopRecording(as, recordingId, { visibility: 1 });
    expect(await found()).toEqual([200, 200, 404, true, false]);
    await stopRecording(as, recordingId, { visibility: 2 });
    expect(await found()).toEqual([200, 404, 404, false, false]);
  });

  test('a block of either side takes recordings away, with their addresses', async () => {
    const [as, other] = [await host(), await api.member({ premium: true })];
    await follow(api, other, as);
    const { recordingId } = await record(as, await film);
    expect((await list(other)).response.map((one) => one.recordingId)).toEqual([recordingId]);
    const url = await seenBy(other, as, recordingId);
    expect(await status(url)).toBe(200);
    await block(api, other, as);
    expect(await status(url)).toBe(404);
    expect(await list(other)).toMatchObject({ response: [], count: 0 });
    expect(await api.refused('likeUnlike', { recordingId, action: 1 }, { as: other })).toMatchObject({
      status: 404,
    });
    expect(
      await api.refused('recordings', { mediaType: 1, pageIndex: 1, otherUserId: as.userId }, { as: other }),
    ).toMatchObject({ status: 404 });
  });

  test('an address is of no use to a member who has been suspended', async () => {
    const [as, viewer] = [await host(), await api.member()];
    const { recordingId } = await record(as, await film);
    const url = await seenBy(viewer, as, recordingId);
    expect(await status(url)).toBe(200);
    await api.db
      .updateTable('members')
      .set({ suspended_at: new Date() })
      .where('id', '=', viewer.userId)
      .execute();
    expect(await status(url)).toBe(404);
  });

  test('a recording that is reported goes when the report is upheld', async () => {
    const [as, viewer] = [await host(), await api.member()];
    const { recordingId, url } = await record(as, await film);
    const report = { feedId: recordingId, feedType: 13, reason: 1, block: false } as const;
    const { response } = await api.ok('postReport', report, { as: viewer });
    expect(await api.refused('postReport', report, { as })).toMatchObject({ status: 403 });
    const unknown = { ...report, feedId: as.userId };
    expect(await api.refused('postReport', unknown, { as: viewer })).toMatchObject({ status: 404 });
    expect(await decideReport(api, api.db, response.reportId, 'upheld')).toBe(1);
    expect(await own(as, recordingId)).toBeUndefined();
    expect(await status(url)).toBe(404);
  });

  test('an address that is forged, of another member, or too old is nobody’s', async () => {
    const [as, other] = [await host(), await api.member()];
    const { url = '', recordingId } = await record(as, await film, { visibility: 2 });
    expect(await status(url)).toBe(200);
    expect(await status(url.replace(as.userId, other.userId))).toBe(404);
    expect(await status(url.replace(/expires=\d+/, 'expires=9999999999'))).toBe(404);
    expect(await status(url.split('?')[0])).toBe(404);
    api.advance(13 * 3_600_000);
    expect(await status(url)).toBe(404);
    expect(await status((await own(as, recordingId))?.url)).toBe(200);
  });

  test('the pages of recordings are for Premium members; a profile shows them to everybody', async () => {
    const [as, plain] = [await host(), await api.member()];
    const { recordingId } = await record(as, await film);
    for (const more of [{}, { mine: true }])
      expect(
        await api.refused('recordings', { mediaType: 1, pageIndex: 1, ...more }, { as: plain }),
      ).toMatchObject({ status: 403, code: 'PREMIUM_REQUIRED' });
    expect(await seenBy(plain, as, recordingId)).toBeDefined();
    expect((await list(as, { mine: true, mediaType: 2 })).response, 'audio is another page').toEqual([]);
  });

  test('ten to a page, the newest first, with what all of them take', async () => {
    const as = await host();
    const { recordingId, sizeBytes } = await record(as, await film);
    const row = await api.db
      .selectFrom('recordings')
      .selectAll()
      .where('recording_id', '=', recordingId)
      .executeTakeFirstOrThrow();
    const older = Array.from({ length: 11 }, (_, at) => ({
      ...row,
      recording_id: recordingId.replace(/^.{8}/, `0000000${at.toString(16)}`),
      media_key: null,
      poster_key: null,
    }));
    await api.db.insertInto('recordings').values(older).execute();
    const pages = [await list(as, { mine: true }), await list(as, { mine: true, pageIndex: 2 })];
    expect(pages.map(({ response, count }) => [response.length, count])).toEqual([
      [10, 12],
      [2, 12],
    ]);
    expect(pages[0]?.response[0]?.recordingId).toBe(recordingId);
    expect(pages[0]?.storage).toEqual({ usedBytes: 12 * sizeBytes, limitBytes: 10_240 * 1024 * 1024 });
  });

  test('views count once a day for a member, never the host’s; likes are there and gone again', async () => {
    const [as, viewer] = [await host(), await api.member()];
    const { recordingId, url } = await record(as, await film);
    const theirs = await seenBy(viewer, as, recordingId);
    await get(url);
    await get(theirs, { range: 'bytes=0-' });
    await get(theirs);
    await get(theirs, { range: 'bytes=500-' });
    expect((await own(as, recordingId))?.views).toBe(1);
    api.advance(86_400_000);
    await get(await seenBy(viewer, as, recordingId));
    expect((await own(as, recordingId))?.views).toBe(2);

    const like = async (action: 0 | 1) =>
      (await api.ok('likeUnlike', { recordingId, action }, { as: viewer })).response;
    expect([await like(1), await like(1)]).toEqual([
      { isLiked: true, likes: 1 },
      { isLiked: true, likes: 1 },
    ]);
    expect((await list(viewer, { otherUserId: as.userId })).response[0]).toMatchObject({
      isLiked: true,
      isOwner: false,
    });
    expect([await like(0), await like(0)].map(({ likes }) => likes)).toEqual([0, 0]);
  });

  test('only its host changes or deletes a recording; its files go, and a second time is fine', async () => {
    const [as, other] = [await host(), await host()];
    const { recordingId, url = '' } = await record(as, await film);
    const title = { recordingId, title: 'Not mine', visibility: 0 as const };
    const mayNot = { status: 403, code: 'NOT_OWNER' };
    expect(await api.refused('recordStop', title, { as: other })).toMatchObject(mayNot);
    expect(await api.refused('recordDelete', { recordingId }, { as: other })).toMatchObject(mayNot);
    await stopRecording(as, recordingId, { visibility: 2 });
    expect(await api.refused('recordDelete', { recordingId }, { as: other })).toMatchObject({ status: 404 });
    const key = url.slice('/media/'.length).split('?')[0] ?? '';
    expect(await storageHas(key)).toBe(true);
    for (let times = 0; times < 2; times++) await api.ok('recordDelete', { recordingId }, { as });
    await expect.poll(() => storageHas(key)).toBe(false);
    expect(await own(as, recordingId)).toBeUndefined();
    expect(await status(url)).toBe(404);
    expect((await list(as, { mine: true })).storage?.usedBytes).toBe(0);
  });

  test('a recording that runs is deleted with what was written, and the room goes on', async () => {
    const as = await host();
    const room = await onAir(as);
    const recordingId = await startRecording(as, room);
    media.write(recordingId, await film, 2000);
    await api.ok('recordDelete', { recordingId }, { as });
    await expect.poll(() => media.files.has(recordingId)).toBe(false);
    await startRecording(as, room);
  });

  test('an account takes its recordings along, and what it liked and watched', async () => {
    const [as, fan] = [await host(), await host()];
    const mine = await record(as, await film);
    const theirs = await record(fan, await film);
    await api.ok('likeUnlike', { recordingId: theirs.recordingId, action: 1 }, { as });
    await get(await seenBy(as, fan, theirs.recordingId));
    const viewed = await seenBy(fan, as, mine.recordingId);
    const room = await onAir(as);
    await startRecording(as, room);
    await api.ok('verifyAccount', {}, { as });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${as.phone}`) }, { as });
    const rows = await api.db.selectFrom('recordings').selectAll().where('host_id', '=', as.userId).execute();
    expect(rows).toEqual([]);
    expect(await status(viewed)).toBe(404);
    await settle(theirs.recordingId);
    expect(await own(fan, theirs.recordingId)).toMatchObject({ likes: 0, views: 0 });
  });
});
