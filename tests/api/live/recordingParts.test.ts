import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import type { TestMember } from '../support/members.ts';
import { partsOf, rawRecording } from '../support/recordedFilms.ts';
import { recordingsOf } from '../support/recordings.ts';

const MB = 1024 * 1024;

describe.each(databases())('recordings that a browser uploads, on %s', (kind) => {
  const agora = {
    appId: '970ca35de60c44645bbae8a215061b33',
    certificate: '5cfd2fd1755d40ecb72977518be15d3b',
  };
  const api = useApi(kind, { config: { agora, recordingStorageBytes: MB } });
  const { host, start, stop, list, own, settle, stopRecording, look } = recordingsOf(
    api,
    new MediaServerStandIn(),
  );

  interface Running {
    as: TestMember;
    channelName: string;
    recordingId: string;
    links: Map<number, string>;
  }

  async function begin(): Promise<Running> {
    const as = await host();
    const { channelName } = await start(as);
    await api.ok('generateToken', { channelName, role: 0 }, { as });
    await expect.poll(async () => (await look(as, { channelName } as never)).state).toBe('LIVE');
    const { response } = await api.ok('recordStart', { channelName }, { as });
    const links = new Map(response.uploadUrls.map(({ partNumber, url }) => [partNumber, url]));
    return { as, channelName, recordingId: response.recordingId, links };
  }

  const put = async (
    { links }: Pick<Running, 'links'>,
    partNumber: number,
    payload: Buffer,
    contentType = 'video/webm;codecs=vp8,opus',
  ) => {
    const url = links.get(partNumber) ?? '';
    return (
      await api.app.http.inject({ method: 'PUT', url, payload, headers: { 'content-type': contentType } })
    ).statusCode;
  };
  const end = async ({ as, recordingId }: Running) => {
    await stopRecording(as, recordingId);
    await settle(recordingId);
    return own(as, recordingId);
  };

  test('parts become one film, also after a change of camera and with a part that came twice', async () => {
    const running = await begin();
    const [first, second] = [partsOf(await rawRecording(6), 3), partsOf(await rawRecording(4), 2)];
    for (const [at, part] of [...first, ...second].entries())
      expect(await put(running, at + 1, part)).toBe(200);
    expect(await put(running, 2, first[1]!)).toBe(200); // There are three.
    // Ten minutes of links at once; further ones come after all of these.
    expect(running.links.size).toBe(120);
    const { response } = await api.ok(
      'recordStart',
      { channelName: running.channelName, recordingId: running.recordingId },
      { as: running.as },
    );
    expect(response.uploadUrls[0]?.partNumber).toBe(121);
    const made = await end(running);
    expect(made).toMatchObject({ state: 1, durationSec: expect.closeTo(10, 0) });
    expect(await put(running, 6, first[0]!), 'nothing is taken after the end').toBe(403);
  });

  test('where a page was loaded anew its parts follow, and what the earlier one sends late is kept', async () => {
    const running = await begin();
    const [before, after] = [partsOf(await rawRecording(6), 3), partsOf(await rawRecording(4), 2)];
    for (const at of [0, 1]) await put(running, at + 1, before[at]!);
    const { channelName, recordingId, as } = running;
    const { response } = await api.ok('recordStart', { channelName, recordingId }, { as });
    const anew = { links: new Map(response.uploadUrls.map(({ partNumber, url }) => [partNumber, url])) };
    for (const [at, part] of after.entries()) expect(await put(anew, 121 + at, part)).toBe(200);
    expect(await put(running, 3, before[2]!), 'on its way since before').toBe(200);
    expect(await end(running)).toMatchObject({ state: 1, durationSec: expect.closeTo(10, 0) });
  });

  test('a part that never came leaves a partial film', async () => {
    const running = await begin();
    for (const [at, part] of partsOf(await rawRecording(12), 6).entries())
      if (at !== 3) await put(running, at + 1, part);
    const made = await end(running);
    expect(made).toMatchObject({ state: 3, failureReason: 'A part of it did not arrive.' });
    expect(made?.durationSec).toBeGreaterThan(9);
  });

  test('the end of a room keeps what has arrived; of nothing is nothing made', async () => {
    const [some, none] = [await begin(), await begin()];
    for (const [at, part] of partsOf(await rawRecording(4), 2).entries()) await put(some, at + 1, part);
    for (const { as, channelName } of [some, none]) await stop(as, { channelName } as never);
    await settle(some.recordingId);
    await settle(none.recordingId);
    expect(await own(some.as, some.recordingId)).toMatchObject({ state: 1 });
    expect(await own(none.as, none.recordingId)).toMatchObject({
      state: 2,
      failureReason: 'Nothing was recorded.',
    });
  });

  test('what is no film by its first bytes has failed', async () => {
    const running = await begin();
    for (const at of [1, 2]) await put(running, at, Buffer.from(`<html>part ${at}</html>`));
    expect(await end(running)).toMatchObject({
      state: 2,
      failureReason: 'What was sent is no film that can be read.',
    });
  });

  test('links take what they are for, and nobody makes one', async () => {
    const running = await begin();
    const [part] = partsOf(await rawRecording(2), 1);
    if (!part) throw new Error('one part was asked for');
    const url = running.links.get(1) ?? '';
    const at = (other: string) => ({ links: new Map([[1, other]]) });
    expect(await put(running, 1, part, 'text/html')).toBe(415);
    expect(await put(at(url.replace('.1?', '.7?')), 1, part)).toBe(403);
    expect(await put(at(url.replace(/signature=.*/, 'signature=x')), 1, part)).toBe(403);
    expect(await put(at(url.replace('/parts/', '/parts/..%2F')), 1, part)).toBe(403);
    expect(await put(running, 2, Buffer.alloc(17 * MB))).toBe(413);
    api.advance(3_600_000);
    expect(await put(running, 1, part), 'its time is over').toBe(403);
  });

  test('a full storage ends the recording, keeps what is there, and says so before the next', async () => {
    const running = await begin();
    for (const [at, part] of partsOf(await rawRecording(4), 2).entries()) await put(running, at + 1, part);
    expect(await put(running, 3, Buffer.alloc(MB, 1))).toBe(200);
    expect(await put(running, 4, Buffer.alloc(1000, 1))).toBe(413);
    await settle(running.recordingId);
    const { as, channelName, recordingId } = running;
    expect(await own(as, recordingId)).toMatchObject({ state: 3, durationSec: expect.closeTo(4, 0) });
    await api.db
      .updateTable('recordings')
      .set({ size_bytes: 2 * MB })
      .where('recording_id', '=', recordingId)
      .execute();
    expect(await api.refused('recordStart', { channelName }, { as })).toMatchObject({
      status: 409,
      message: 'Your recordings take 2 MB of 1 MB. Please delete some of them to record.',
    });
    expect((await list(as, { mine: true })).storage).toEqual({ usedBytes: 2 * MB, limitBytes: MB });
  });
});
