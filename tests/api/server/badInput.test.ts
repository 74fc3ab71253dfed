import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import { addressOf, forms, fromSomewhere } from '../support/forms.ts';
import { change, comment, keyOf, newPost, post } from '../support/posts.ts';

const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'); drop table members; --",
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)//${7*7}%00',
  'ﷺ‮abc‬ 👩‍👩‍👧‍👦 \\u0000',
];

const bidirectional = /[\u202a-\u202e]/g;

describe.each(databases())('bad input on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });

  test.each(scripts)('script is text, stored and returned as it was typed: %s', async (text) => {
    const form = forms.jobSeeker({
      // A name takes no bidirectional controls (see below); all else of a text may stand in one.
      firstName: `A${text.replaceAll(bidirectional, '')}`.slice(0, 50).trim(),
      lastName: `B${text.replaceAll(bidirectional, '')}`.slice(0, 50).trim(),
    });
    const ticket = (await api.ok('register', form, fromSomewhere())).response;
    const session = (
      await api.ok('verify', {
        userId: ticket.userId ?? '',
        otp: await api.codeFor(addressOf(form)),
        authMode: 1,
      })
    ).response;
    if (!('accessToken' in session)) throw new Error('REGISTER ends in a session');
    const as = {
      userId: session.id,
      role: 1 as const,
      userName: session.userName,
      countryCode: 'DE',
      phone: form.phone,
      token: session.accessToken,
    };
    expect(session.userName).toBe(`${form.firstName} ${form.lastName}`);

    const mediaKey = await upload(api, as, { bytes: await picture() });
    const item = await post(api, as, { text, media: [{ mediaKey, alt: text }] });
    const edited = (await api.ok('managePost', change(item, { text: `${text}!` }), { as })).response;
    const { commentId } = await comment(api, as, edited, text);
    const details = (await api.ok('getPostDetails', keyOf(item), { as })).response;
    expect([details.item.text, details.item.media[0]?.alt, details.edits[0]?.text]).toEqual([
      `${text}!`,
      text,
      text,
    ]);
    expect(details.item.author.userName).toBe(`${form.firstName} ${form.lastName}`);
    const thread = (await api.ok('commentDetails', { ...keyOf(item), sort: 0, pageIndex: 1 }, { as }))
      .response;
    expect(thread).toMatchObject([{ commentId, text }]);
    const found = await api.ok(
      'getFeedList',
      { pageIndex: 1, filter: 3, searchText: text.slice(0, 20) },
      { as },
    );
    expect(found.count).toBe(1);
    await api.ok(
      'contactUs',
      {
        name: `AB${text}`.slice(0, 100),
        email: 'a@example.org',
        topic: 5,
        subject: `ABC${text}`,
        message: `A message of some length: ${text}`,
      },
      { as },
    );
    const kept = await api.db
      .selectFrom('contact_messages')
      .select('message')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(kept.message).toBe(`A message of some length: ${text}`);
  });

  test('halves of characters and NUL never break a write', async () => {
    const as = await api.member();
    const half = await post(api, as, { text: 'A half \ud83d of an emoji' });
    expect(half.text).toBe('A half \ufffd of an emoji');
    const nul = await api.refused('managePost', newPost(as, { text: 'A\u0000B' }), { as });
    expect(nul).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])(
    '%s inside each other are read to a depth of 64 and refused beyond, without a session',
    async (_, open, close) => {
      const nested = (depth: number, inside: string) =>
        `{"countryCode":${open.repeat(depth - 1)}${inside}${close.repeat(depth - 1)}}`;
      for (const inside of ['"\\ud83d"', '"\\u0000"', '1']) {
        for (const depth of [65, 1500, 8000])
          expect(await api.send('login', nested(depth, inside))).toMatchObject({
            status: 400,
            body: { code: 'BAD_REQUEST', message: 'This is nested deeper than 64 levels.' },
          });
      }
      expect(await api.send('login', nested(64, '1'))).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION' },
      });
    },
  );

  test('a time that the database does not know is refused', async () => {
    const as = await api.member();
    const snapshotAt = '0000-01-01T00:00:00.000Z';
    expect(await api.refused('getFeedList', { pageIndex: 1, filter: 0, snapshotAt }, { as })).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    });
  });

  test('what is no JSON object, and a field of the wrong kind, are refused without a word about the inside', async () => {
    const as = await api.member();
    for (const payload of ['{"userId":', '[]', '"text"', 'null', ''])
      expect([
        payload,
        (await api.send('managePost', payload, { as, headers: { 'content-type': 'application/json' } }))
          .status,
      ]).toEqual([payload, 400]);
    const wrong = await api.refused(
      'getFeedList',
      { pageIndex: '1; drop table posts', filter: { $gt: 0 } } as never,
      { as },
    );
    expect(wrong).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(Object.keys(wrong.errors ?? {}).sort()).toEqual(['filter', 'pageIndex']);
    expect(JSON.stringify(wrong)).not.toMatch(/select|syntax|at \w+ \(/i);
  });

  test('an upload that is too large or of another kind is refused before anything is sent', async () => {
    const as = await api.member();
    const ask = (changes: object) =>
      api.refused(
        'presignedUrl',
        { userId: as.userId, purpose: 2, fileName: 'a.png', contentType: 'image/png', size: 100, ...changes },
        { as },
      );
    expect(await ask({ size: 10 * 1024 * 1024 + 1 })).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      message: 'Pictures may have at most 10 MB.',
    });
    expect(await ask({ contentType: 'video/mp4', size: 201 * 1024 * 1024 })).toMatchObject({
      status: 413,
      message: 'Videos may have at most 200 MB.',
    });
    for (const contentType of ['image/svg+xml', 'text/html', 'application/javascript', 'application/pdf'])
      expect(await ask({ contentType })).toMatchObject({ status: 415, code: 'TYPE' });
    expect((await ask({ contentType: 'not a type' })).status).toBe(422);
    const outside = await api.refused('presignedUrl', {
      purpose: 2,
      fileName: 'a.png',
      contentType: 'image/png',
      size: 100,
    });
    expect(outside.status).toBe(403);
  });

  test('a picture that is a script is refused at its first use, and never given out', async () => {
    const as = await api.member();
    for (const text of [
      '<script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '\x89PNG\r\n\x1a\n<script>',
    ]) {
      const mediaKey = await upload(api, as, { bytes: Buffer.from(text, 'latin1') });
      const refused = await api.refused('managePost', newPost(as, { media: [{ mediaKey }] }), { as });
      expect(refused).toMatchObject({ status: 415, code: 'TYPE' });
      expect((await api.app.http.inject({ url: `/media/${mediaKey}` })).statusCode).toBe(404);
    }
    const mediaKey = await upload(api, undefined, {
      bytes: Buffer.from('GIF89a<script>alert(1)</script>'),
      contentType: 'image/gif',
      purpose: 1,
    });
    const refused = await api.refused('register', forms.jobSeeker({ imageKey: mediaKey }));
    expect(refused).toMatchObject({
      status: 422,
      errors: { imageKey: 'Pictures must be JPEG, PNG, WebP, AVIF or GIF.' },
    });
  });

  test('a picture for the registration is taken over; somebody else’s is not', async () => {
    const imageKey = await upload(api, undefined, { bytes: await picture(), purpose: 1 });
    const form = forms.brand({ imageKey });
    await api.ok('register', { ...form, contactPerson: 'Mistyped' });
    const ticket = (await api.ok('register', form, fromSomewhere())).response;
    const { response } = await api.ok('verify', {
      userId: ticket.userId ?? '',
      otp: await api.codeFor(addressOf(form)),
      authMode: 1,
    });
    expect(response).toMatchObject({ userImage: `/media/${imageKey}?w=192` });
    const stolen = await api.refused('register', forms.brand({ imageKey }));
    expect(stolen.errors).toEqual({ imageKey: 'Please choose the picture again.' });
  });

  test('keys that climb out of the folder name nothing', async () => {
    const as = await api.member();
    for (const mediaKey of ['../../../etc/passwd', 'post/../../secret', 'post/%2e%2e', ''])
      expect(
        (await api.call('managePost', newPost(as, { media: [{ mediaKey }], clientId: randomUUID() }), { as }))
          .status,
      ).toBe(422);
  });
});
