import { describe, expect, test } from 'vitest';
import { restoreMember, suspendMember } from '../../../server/modules/account/suspension.ts';
import { decideReport, openReports } from '../../../server/moderation.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { eventsOf } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';
import { comment, follow, keyOf } from '../support/posts.ts';

describe.each(databases())('events among posts on %s', (kind) => {
  const api = useApi(kind);
  const { act, draft, published, read, sell } = eventsOf(api);

  const feed = async (as: TestMember, filter: 0 | 1 | 2 | 3 = 0) =>
    (await api.ok('getFeedList', { pageIndex: 1, filter }, { as })).response;
  const found = async (as: TestMember, searchText: string) =>
    (await api.ok('search', { searchType: 5, searchText, pageIndex: 0 }, { as })).response.eventResult;
  const listed = async (as: TestMember, text: string) =>
    (await api.ok('getEventList', { pageIndex: 1, filters: { text } }, { as })).response;

  test('it stands in the feed, is liked, saved, talked about, shared and opened from there', async () => {
    const [brand, seeker] = [await api.member({ role: 3 }), await api.member()];
    await follow(api, seeker, brand);
    await draft(brand, { eventName: 'Not yet' });
    const made = await published(brand, { eventName: 'Orchid evening' });
    const { eventId } = made.event;
    const [item, ...others] = await feed(seeker, 1);
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      feedId: eventId,
      feedType: 3,
      text: '',
      author: { userId: brand.userId },
      event: {
        eventId,
        eventName: 'Orchid evening',
        eventLocation: 'Maison de la Presse, Dakar',
        minPrice: 5000,
        currency: 'XOF',
        soldOut: false,
        timezone: 'Africa/Dakar',
      },
      viewer: { canDelete: false, canComment: true },
    });
    const key = keyOf(item!);
    await api.ok('likeFeed', { ...key, action: 1 }, { as: seeker });
    await api.ok('saveFeed', { ...key, action: 1 }, { as: seeker });
    const said = await comment(api, seeker, item!, 'Is there a cloakroom?');
    await api.ok('likeComments', { commentId: said.commentId, action: 1 }, { as: brand });
    await comment(api, brand, item!, 'There is.', said.commentId);
    const thread = await api.ok('commentDetails', { ...key, sort: 0, pageIndex: 1 }, { as: seeker });
    expect(thread.response).toMatchObject([
      { text: 'Is there a cloakroom?', feedType: 3, counts: { likes: 1, replies: 1 } },
    ]);
    expect((await read(seeker, eventId)).event).toMatchObject({
      counts: { likes: 1, comments: 2 },
      viewer: { isLiked: true, isSaved: true, isFollowing: true },
    });
    expect((await feed(seeker, 2)).map(({ feedId }) => feedId)).toEqual([eventId]);
    const details = await api.ok('getFeedDetails', key, { as: seeker });
    expect(details.response).toMatchObject({ item: { feedId: eventId }, event: { eventId } });
    const link = await api.ok('eventShareLink', key, { as: seeker });
    expect(link.response.shareUrl).toContain(`/share/${link.response.encryptedParam}`);
    // One's own posts are posts; events have a list of their own.
    expect(await feed(brand, 3)).toEqual([]);
    expect((await api.refused('deletePost', key, { as: brand })).status).toBe(422);

    await sell(made, 100);
    expect((await feed(seeker, 1))[0]?.event).toMatchObject({ soldOut: true });
    await act(brand, { action: 2, eventId, reason: 'The orchids froze.' });
    expect((await feed(seeker, 1))[0]?.event).toMatchObject({ status: 2 });
  });

  test('the dashboard of an organiser counts what is coming and what was sold', async () => {
    const business = await api.member({ role: 4 });
    const made = await published(business, { eventName: 'Kiln opening' });
    await published(business, { eventName: 'Another', currency: 'EUR' });
    await sell(made, 2);
    await draft(business);
    const { tiles, upcoming } = (await api.ok('dashboardDetails', {}, { as: business })).response;
    expect(tiles).toMatchObject({
      upcomingEvents: 2,
      ticketSales: [{ tickets: 2, amount: 10_000, currency: 'XOF' }],
    });
    expect(upcoming).toHaveLength(2);
    expect(upcoming).toContainEqual({
      kind: 1,
      title: 'Kiln opening',
      startAt: made.event.startAt,
      timezone: 'Africa/Dakar',
      place: 'Maison de la Presse, Dakar',
      imageUrl: made.event.eventImage,
      eventId: made.event.eventId,
    });
  });

  test('the search finds what is published and not over, by name and place', async () => {
    const [business, seeker] = [await api.member({ role: 4 }), await api.member()];
    const made = await published(business, { eventName: 'Quilting circle' });
    const { eventId } = made.event;
    expect(await found(seeker, 'quilt')).toMatchObject([
      { eventId, eventName: 'Quilting circle', eventLocation: 'Maison de la Presse, Dakar' },
    ]);
    expect(await found(seeker, 'quilting dakar')).toHaveLength(1);
    await act(business, { action: 2, eventId, reason: 'No thread left.' });
    expect(await found(seeker, 'quilt')).toEqual([]);
  });

  test('while its organiser is suspended nobody finds or opens it', async () => {
    const [hr, seeker] = [await api.member({ role: 2 }), await api.member()];
    const made = await published(hr, { eventName: 'Regatta breakfast' });
    const { eventId } = made.event;
    await api.db.transaction().execute((trx) => suspendMember(api, trx, hr.userId));
    expect((await api.refused('getEventDetails', { eventId }, { as: seeker })).status).toBe(404);
    expect(await listed(seeker, 'regatta')).toEqual([]);
    expect(await found(seeker, 'regatta')).toEqual([]);
    expect((await feed(seeker)).map(({ feedId }) => feedId)).not.toContain(eventId);
    await api.db.transaction().execute((trx) => restoreMember(trx, hr.userId));
    expect(await listed(seeker, 'regatta')).toHaveLength(1);
    expect(await found(seeker, 'regatta')).toHaveLength(1);
    expect((await read(seeker, eventId)).event.status).toBe(1);
  });

  test('a report keeps what stood there, and upheld it takes the event away', async () => {
    const [hr, seeker] = [
      await api.member({ role: 2, email: 'sahel@example.org' }),
      await api.member({ email: 'amara@example.org' }),
    ];
    const made = await published(hr, { eventName: 'Get rich weekend' });
    const { eventId } = made.event;
    const report = { feedId: eventId, feedType: 3 as const, reason: 2 as const };
    const { response } = await api.ok('postReport', report, { as: seeker });
    const open = (await openReports(api.db)).find(({ id }) => id === response.reportId);
    expect(open?.evidence?.text).toContain('Get rich weekend');
    expect(open?.evidence?.media).toEqual([made.image!.mediaKey]);
    expect(await decideReport(api, api.db, response.reportId, 'upheld')).toBe(1);
    expect((await api.refused('getEventDetails', { eventId }, { as: seeker })).status).toBe(404);
    expect((await api.refused('getEventDetails', { eventId }, { as: hr })).status).toBe(404);
    expect(await listed(seeker, 'rich')).toEqual([]);
    const mails = await api.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', 'sahel@example.org')
      .execute();
    expect(mails.map(({ body }) => body).join()).toContain('Somebody reported an event of yours');
  });

  test('whoever sold tickets cannot leave before the event; who leaves takes their events along', async () => {
    const [hr, brand, seeker] = [
      await api.member({ role: 2 }),
      await api.member({ role: 3 }),
      await api.member(),
    ];
    const sold = await published(hr, { eventName: 'Sold ahead' });
    await sell(sold, 1);
    expect(await api.refused('verifyAccount', {}, { as: hr })).toMatchObject({
      status: 409,
      code: 'UPCOMING_EVENTS',
      message: 'Tickets for Sold ahead are sold. Please cancel your events first.',
    });
    await act(hr, { action: 2, eventId: sold.event.eventId, reason: 'We close down.' });
    await api.ok('verifyAccount', {}, { as: hr });

    const made = await published(brand, { eventName: 'Farewell gala' });
    await read(seeker, made.event.eventId);
    await api.ok('verifyAccount', {}, { as: brand });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${brand.phone}`) }, { as: brand });
    const { eventId } = made.event;
    expect((await api.refused('getEventDetails', { eventId }, { as: seeker })).status).toBe(404);
    expect(await listed(seeker, 'gala')).toEqual([]);
    const left = await api.db
      .selectFrom('events')
      .select('id')
      .where('owner_id', '=', brand.userId)
      .execute();
    expect(left).toEqual([]);
    const viewed = await api.db
      .selectFrom('event_views')
      .select('event_id')
      .where('member_id', '=', seeker.userId)
      .where('event_id', '=', eventId)
      .execute();
    expect(viewed).toEqual([]);
  });
});
