import { describe, expect, test } from 'vitest';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import { newsOf } from '../support/people.ts';
import { publishedOf } from '../support/published.ts';
import { rawRecording } from '../support/recordedFilms.ts';
import { recordingsOf } from '../support/recordings.ts';

describe.each(databases())('recordings on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, onAir, look, stop, ...of } = recordingsOf(api, media);
  const { published, read } = publishedOf(api);
  const { startRecording, stopRecording, own, settle, record, get } = of;

  test('what was recorded becomes a film with its length, and its host is told once', async () => {
    const as = await host();
    const room = await onAir(as, { description: 'Bring one piece.' });
    const recordingId = await startRecording(as, room);
    expect(await look(as, room)).toMatchObject({ isRecording: true, recordingId });
    media.write(recordingId, await rawRecording(6), 6000);
    const title = '  Portfolio \u2028 night,\t  second part ';
    expect(await stopRecording(as, recordingId, { title })).toMatchObject({
      recordingId,
      title: 'Portfolio night, second part',
      state: 0,
      progress: expect.any(Number),
      isOwner: true,
    });
    expect((await look(as, room)).isRecording).toBe(false);
    // An answer that was lost is asked for again.
    await stopRecording(as, recordingId, { title });
    await settle(recordingId);
    const made = await own(as, recordingId);
    expect(made).toMatchObject({ state: 1, durationSec: expect.closeTo(6, 1), mediaType: 1 });
    expect(made?.description).toBe('Bring one piece.');
    expect(made).not.toHaveProperty('failureReason');

    const answer = await get(made?.url);
    expect(answer.headers['content-type']).toBe('video/webm');
    expect(made?.sizeBytes).toBe(answer.rawPayload.length);
    const input = new Input({ source: new BufferSource(answer.rawPayload), formats: ALL_FORMATS });
    expect(await input.computeDuration()).toBeCloseTo(6, 1);
    input.dispose();
    expect(media.files.has(recordingId), 'the raw film is gone').toBe(false);

    const told = await published('recording.ready');
    expect(told).toHaveLength(1);
    expect(await read(as, told)).toMatchObject([{ type: 'recording.ready', recording: { recordingId } }]);
    expect(await newsOf(api, as)).toEqual(['30: Your recording is ready to watch.']);
  });

  test('a second recording of a room, and one after its end, are refused', async () => {
    const as = await host();
    const room = await onAir(as);
    const recordingId = await startRecording(as, room);
    expect(await api.refused('recordStart', { channelName: room.channelName }, { as })).toMatchObject({
      status: 409,
      message: 'This live room is being recorded already.',
    });
    expect(await api.ok('recordStart', { channelName: room.channelName, recordingId }, { as })).toMatchObject(
      {
        response: { recordingId, partSec: 5, uploadUrls: [] },
      },
    );
    media.write(recordingId, await rawRecording(2), 2000);
    // The end of a room keeps what runs.
    await stop(as, room);
    await settle(recordingId);
    expect(await own(as, recordingId)).toMatchObject({ state: 1 });
    expect(await api.refused('recordStart', { channelName: room.channelName }, { as })).toMatchObject({
      status: 409,
    });
  });

  test('only the host records, and only with Premium', async () => {
    const [as, other, plain] = [await host(), await host(), await host({ premium: false })];
    const room = await onAir(as);
    expect(await api.refused('recordStart', { channelName: room.channelName }, { as: other })).toMatchObject({
      status: 403,
      code: 'NOT_OWNER',
    });
    const theirs = await onAir(plain);
    expect(
      await api.refused('recordStart', { channelName: theirs.channelName }, { as: plain }),
    ).toMatchObject({
      status: 403,
      code: 'PREMIUM_REQUIRED',
    });
  });

  test('when the media server cannot record, nothing is being recorded and the host may try again', async () => {
    const as = await host();
    const room = await onAir(as);
    const body = { channelName: room.channelName };
    media.refuses = 'DISK_FULL';
    expect(await api.refused('recordStart', body, { as })).toMatchObject({
      status: 409,
      message: 'The server has no room for a recording now.',
    });
    media.refuses = undefined;
    media.isAway = true;
    expect(await api.refused('recordStart', body, { as })).toMatchObject({ status: 503 });
    media.isAway = false;
    expect((await look(as, room)).isRecording).toBe(false);
    await startRecording(as, room);
    expect((await look(as, room)).isRecording).toBe(true);
  });

  test('a full disk ends the recording and not the room; what was saved is there with the reason', async () => {
    const as = await host();
    const room = await onAir(as);
    const recordingId = await startRecording(as, room);
    media.write(recordingId, await rawRecording(3), 3000);
    media.end(room.channelName, 'disk.full');
    await settle(recordingId);
    expect(await own(as, recordingId)).toMatchObject({
      state: 3,
      failureReason: 'The server had no room for more.',
      durationSec: expect.closeTo(3, 1),
    });
    expect(await look(as, room)).toMatchObject({ state: 'LIVE', isRecording: false });
    expect(await newsOf(api, as)).toEqual([
      '30: Your recording ended early. What was saved is ready to watch.',
    ]);
  });

  test('a host who does not come back leaves a partial recording', async () => {
    const as = await host();
    const room = await onAir(as);
    const recordingId = await startRecording(as, room);
    const raw = await rawRecording(5);
    // The last of it was half written.
    media.write(recordingId, raw.subarray(0, raw.length - 300), 5000);
    media.end(room.channelName, 'host.lost');
    await settle(recordingId);
    const made = await own(as, recordingId);
    expect(made).toMatchObject({ state: 3, failureReason: 'The connection to the host was lost.' });
    expect(made?.durationSec).toBeGreaterThan(3.5);
  });

  test('what is no film, and what is nothing, has failed with a reason', async () => {
    const as = await host();
    const junk = await record(as, Buffer.from('<html>not a film at all</html>'));
    expect(junk).toMatchObject({ state: 2, failureReason: 'What was sent is no film that can be read.' });
    expect(junk).not.toHaveProperty('url');
    const room = await onAir(as);
    const recordingId = await startRecording(as, room);
    media.files.delete(recordingId);
    await stopRecording(as, recordingId);
    await settle(recordingId);
    expect(await own(as, recordingId)).toMatchObject({ state: 2, failureReason: 'Nothing was recorded.' });
    const body = { recordingId, title: 'Another title', visibility: 1 as const };
    expect(await api.refused('recordStop', body, { as })).toMatchObject({ status: 409 });
    expect(await newsOf(api, as)).toContain(
      '30: Your recording could not be saved. Your recordings say why.',
    );
  });

  test('a film is made also when the media server was away at the end', async () => {
    const as = await host();
    const room = await onAir(as);
    const recordingId = await startRecording(as, room);
    media.write(recordingId, await rawRecording(2), 2000);
    media.isAway = true;
    expect(await stopRecording(as, recordingId)).toMatchObject({ state: 0 });
    await api.app.tasks.settle();
    expect(await own(as, recordingId)).toMatchObject({ state: 0 });
    media.isAway = false;
    api.advance(10_000);
    await settle(recordingId);
    expect(await own(as, recordingId)).toMatchObject({ state: 1 });
  });

  test('what could not be saved for hours becomes a film once the media server is heard again', async () => {
    const as = await host();
    const room = await onAir(as);
    const recordingId = await startRecording(as, room);
    media.write(recordingId, await rawRecording(2), 2000);
    media.isAway = true;
    await stopRecording(as, recordingId);
    const state = async () => {
      await api.app.tasks.settle();
      return (await own(as, recordingId))?.state;
    };
    for (let tries = 1; tries < 6; tries++) {
      expect(await state()).toBe(0);
      api.advance(3_601_000);
    }
    expect(await state()).toBe(2);
    media.isAway = false;
    media.tell({ type: 'state', state: await media.state() });
    await expect.poll(async () => (await own(as, recordingId))?.state).not.toBe(2);
    await settle(recordingId);
    const made = await own(as, recordingId);
    expect(made).toMatchObject({ state: 1 });
    expect(made).not.toHaveProperty('failureReason');
  });

  test('nothing is recorded that nobody knows of', async () => {
    const as = await host();
    const room = await onAir(as);
    const recordingId = await startRecording(as, room);
    await api.db.deleteFrom('recordings').where('recording_id', '=', recordingId).execute();
    media.write(recordingId, await rawRecording(1), 1000);
    await expect.poll(() => media.files.has(recordingId)).toBe(false);
  });

  test('a recording that the media server lost with its disk is not waited for', async () => {
    const as = await host();
    const room = await onAir(as);
    const recordingId = await startRecording(as, room);
    media.files.delete(recordingId);
    api.advance(60_000);
    media.tell({ type: 'state', state: await media.state() });
    await settle(recordingId);
    expect(await own(as, recordingId)).toMatchObject({ state: 2 });
  });

  test('a business finds its latest recordings on its dashboard', async () => {
    const as = await host();
    const made = [];
    for (let at = 0; at < 4; at++) made.unshift((await record(as, await rawRecording(1))).recordingId);
    await record(as, Buffer.from('not a film'));
    const { tiles } = (await api.ok('dashboardDetails', {}, { as })).response;
    expect(tiles).toMatchObject({ role: 4 });
    expect(tiles).toHaveProperty(
      'recordings',
      made.slice(0, 3).map((recordingId) => expect.objectContaining({ recordingId })),
    );
  });
});
