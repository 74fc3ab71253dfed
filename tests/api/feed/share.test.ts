import { describe, expect, test } from 'vitest';
import { decodeLink } from '../../../src/lib/linkToken.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { befriend, block, keyOf, post } from '../support/posts.ts';

describe.each(databases())('share links on %s', (kind) => {
  const api = useApi(kind);

  test('carry the post in a token that the browser reads [S9.3]', async () => {
    const [author, reader] = [await api.member(), await api.member()];
    const item = await post(api, author);
    const { response } = await api.ok('eventShareLink', keyOf(item), { as: reader });
    expect(response.shareUrl.endsWith(`/share/${response.encryptedParam}`)).toBe(true);
    expect(response.shareUrl).toMatch(/^https?:\/\//);
    expect(response.encryptedParam).not.toContain(item.feedId);
    expect(await decodeLink(response.encryptedParam, api.config.linkSecret)).toEqual(keyOf(item));
    const { item: after } = (await api.ok('getPostDetails', keyOf(item), { as: author })).response;
    expect(after.counts.shares).toBe(1);
  });

  test('count once of each member, never of the author, and no more when the member leaves', async () => {
    const [author, reader, other] = [await api.member(), await api.member(), await api.member()];
    const item = await post(api, author);
    const share = (as: typeof author) => api.ok('eventShareLink', keyOf(item), { as });
    const shares = async () =>
      (await api.ok('getPostDetails', keyOf(item), { as: author })).response.item.counts.shares;
    await Promise.all([share(author), share(reader), share(reader), share(reader), share(other)]);
    await share(author);
    await share(reader);
    expect(await shares()).toBe(2);
    await api.ok('verifyAccount', {}, { as: other });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${other.phone}`) }, { as: other });
    expect(await shares()).toBe(1);
  });

  test('are for those who may read the post', async () => {
    const [author, friend, stranger, blocked] = [
      await api.member(),
      await api.member(),
      await api.member(),
      await api.member(),
    ];
    await befriend(api, author, friend);
    await block(api, author, blocked);
    const close = await post(api, author, { visibility: 1 });
    const open = await post(api, author);
    const status = async (as: typeof author, of: typeof open) =>
      (await api.call('eventShareLink', { userId: as.userId, ...keyOf(of) }, { as })).status;
    expect(await status(friend, close)).toBe(200);
    expect(await status(stranger, close)).toBe(404);
    expect(await status(blocked, open)).toBe(404);
    await api.ok('deletePost', keyOf(open), { as: author });
    expect(await status(stranger, open)).toBe(404);
    expect((await api.call('eventShareLink', { userId: author.userId, ...keyOf(open) }, {})).status).toBe(
      401,
    );
  });

  test('are not made for what the redirect does not know', async () => {
    const agency = await api.member({ role: 2 });
    const item = await post(api, agency);
    const refused = await api.refused('eventShareLink', keyOf(item), { as: agency });
    expect(refused).toMatchObject({
      status: 422,
      errors: { feedType: 'A link can lead to a post of a job seeker, a job or an event only.' },
    });
    expect(
      (
        await api.call(
          'eventShareLink',
          { userId: agency.userId, ...keyOf(item), feedType: 10 },
          { as: agency },
        )
      ).status,
    ).toBe(404);
  });
});
