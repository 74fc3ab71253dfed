import { randomUUID } from 'node:crypto';
import { NotificationType as Type } from '../../src/domain/notifications.ts';
import { call, newMember, postAs, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { newEventName, publishEvent } from './support/events.ts';
import { applyFor, DAY_MS, MINUTE_MS, postJob } from './support/jobs.ts';
import { opensAll, type Led } from './support/notifications.ts';
import { connect, follow } from './support/people.ts';
import { buyTickets, firstSeats, named } from './support/purchase.ts';
import type { ServerProcess } from './support/server.ts';

// Each is produced by what members do, with a clock that went on for those that wait for a while. Live rooms and recordings have
// theirs where a browser is on the air (live.e2e.ts).
test.describe.configure({ timeout: 120_000 });

const post = '/posts/post-details/';
const decided = '/job-applied?tab=decided';
/** An event that costs nothing, with so many seats and a waiting list. */
const free = (quantity = 12) => ({
  event: { pricing: 0 as const, waitlistEnabled: true },
  ticket: { price: 0, quantity },
});

/** A job seeker names somebody at the beginning of a post. */
function mention(app: ServerProcess, { session }: Member, { name, session: { id } }: Member, rest: string) {
  const post = {
    userId: session.id,
    action: 0 as const,
    feedType: 10 as const,
    text: `@${name} ${rest}`,
    mentions: [{ userId: id, start: 0, length: name.length + 1 }],
    media: [],
    visibility: 0 as const,
    commentPolicy: 0 as const,
    clientId: randomUUID(),
  };
  return call(app, 'managePost', post, session);
}

test('[S4] a job seeker is led to people, chats and the profile', async ({ page, app }) => {
  const [ada, ben, cleo] = [
    await newMember(app, { name: 'Ada Moreau' }),
    await newMember(app, { name: 'Ben Ito' }),
    await newMember(app, { name: 'Cleo Brandt' }),
  ];
  const agency = await newMember(app, { role: 2, name: 'Kestrel People' });
  const [adaId, benId] = [ada.session.id, ben.session.id];
  const certificate = { certificateName: 'Forklift licence', issuer: 'TÜV Nord', issueDate: '2024-05-01' };
  const { response: document } = await call(
    app,
    'addCertificate',
    { userId: adaId, ...certificate, noExpiry: true },
    ada.session,
  );
  await connect(app, ada, ben);
  await connect(app, ada, agency);
  const ask = { userId: cleo.session.id, otherUserId: adaId, action: 0 } as const;
  await call(app, 'manageConnection', ask, cleo.session);
  const wish = { action: 0, relationship: 4, requestMessage: 'A few words, please.' } as const;
  await call(app, 'manageRecommendation', { userId: benId, otherUserId: adaId, ...wish }, ben.session);
  const proof = { action: 1, documentType: 3, documentId: document.certificateId } as const;
  await call(
    app,
    'verificationRequestList',
    { userId: agency.session.id, otherUserId: adaId, ...proof },
    agency.session,
  );
  const hello = { action: 0, messageType: 0, message: 'Ahoy from the pier', clientId: randomUUID() } as const;
  await call(app, 'sendMessage', { userId: benId, friendId: adaId, ...hello }, ben.session);
  // A message is told when it was not read for a minute.
  await app.kill();
  await app.restart({ laterMs: 2 * MINUTE_MS });

  await opensAll(page, app, ada, [
    { type: Type.CONNECTION, to: `/chats?with=${cleo.session.id}`, shown: 'Cleo Brandt' },
    // Who opens the conversation has read what was told of it: the message comes before whatever else leads there.
    { type: Type.CHAT_MESSAGE, to: `/chats?with=${benId}`, shown: 'Ahoy from the pier' },
    { type: Type.CONNECTION_REQUEST_ACCEPT, text: 'Ben', to: `/chats?with=${benId}`, shown: 'Ben Ito' },
    {
      type: Type.RECOMMENDATION,
      to: '/profile?tab=recommendations&list=pending',
      shown: 'A few words, please.',
    },
    { type: Type.VERIFICATION, to: '/profile?tab=documents', shown: 'Forklift licence' },
  ]);
  // Who asks is answered there, and can be written to at once.
  await page.goto(`/chats?with=${cleo.session.id}`);
  await page.getByRole('button', { name: 'Accept the request of Cleo Brandt' }).click();
  await expect(page.getByRole('textbox', { name: 'Message to Cleo Brandt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cleo Brandt' }).first()).toBeVisible();
});

test('[S4] a job seeker is led to posts', async ({ page, app }) => {
  const [ada, ben] = [
    await newMember(app, { name: 'Ada Moreau' }),
    await newMember(app, { name: 'Ben Ito' }),
  ];
  const [agency, brand] = [
    await newMember(app, { role: 2, name: 'Kestrel People' }),
    await newMember(app, { role: 3, name: 'Kade Bikes' }),
  ];
  const benId = ben.session.id;
  await connect(app, ada, ben);
  await follow(app, ada, agency);
  await follow(app, ada, brand);
  const own = await postAs(app, ada, 'The first boats are out.');
  const { feedId, feedType } = own;
  const named = { userId: benId, feedId, feedType };
  await call(app, 'likeFeed', { ...named, action: 1 }, ben.session);
  const said = { action: 0, text: 'Which pier?', clientId: randomUUID() } as const;
  await call(app, 'manageComment', { ...named, ...said }, ben.session);
  await postAs(app, ben, 'Nets to mend, all week.');
  await postAs(app, agency, 'Forty places at the lock.');
  await postAs(app, brand, 'A bicycle for cobblestones.');
  await mention(app, ben, ada, 'knows the tides.');

  await opensAll(page, app, ada, [
    { type: Type.JOBSEEKER_POST_CREATED, to: post, shown: 'Nets to mend, all week.' },
    { type: Type.JOBSEEKER_POST_AND_COMMENT_LIKED, to: post, shown: 'The first boats are out.' },
    { type: Type.JOBSEEKER_POST_COMMENT, to: post, shown: 'Which pier?' },
    { type: Type.HR_POST_CREATED, to: post, shown: 'Forty places at the lock.' },
    { type: Type.BUSINESS_POST, to: post, shown: 'A bicycle for cobblestones.' },
    { type: Type.MENTION, to: post, shown: 'knows the tides.' },
  ]);
});

test('[S4] a job seeker is led to jobs and events', async ({ page, app }) => {
  const agency = await newMember(app, { role: 2, name: 'Kestrel People' });
  const tomas = await newMember(app, { name: 'Tomas Rey' });
  await follow(app, tomas, agency);
  const { jobId, vacancyName } = await postJob(app, agency);
  const { applicationId } = await applyFor(app, tomas, jobId);
  const { id: userId } = agency.session;
  const decision = { userId, applicationIds: [applicationId], requestStatus: 2 as const };
  await call(app, 'verifyJobApplication', decision, agency.session);
  const fair = newEventName('Harbour fair');
  const published = await publishEvent(app, agency, fair, free());
  await buyTickets(app, tomas, firstSeats(published), named(['Tomas Rey']));
  const written = { message: 'Doors open half an hour earlier.', audience: 'ALL' } as const;
  const { eventId } = published.event;
  await call(app, 'manageEvent', { userId, action: 5, eventId, ...written }, agency.session);
  // A decision waits ten minutes for being taken back.
  await app.kill();
  await app.restart({ laterMs: 11 * MINUTE_MS });

  await opensAll(page, app, tomas, [
    { type: Type.JOB_POST, to: '/jobs/job-details/', shown: vacancyName },
    { type: Type.JOB_APPLICATION_STATUS, text: 'accepted', to: decided, shown: vacancyName },
    { type: Type.EVENTS, to: '/events/event-details/', shown: fair },
    { type: Type.EVENT_TICKET, to: '/tickets', shown: fair },
    { type: Type.EVENT_CHANGED, to: '/events/event-details/', shown: fair },
  ]);
});

test('a job seeker is led to seats that are free, to payments, and nowhere for what came of a report', async ({
  page,
  app,
}) => {
  const agency = await newMember(app, { role: 2, name: 'Kestrel People' });
  const [tomas, mia] = [
    await newMember(app, { name: 'Tomas Rey' }),
    await newMember(app, { name: 'Mia Lund' }),
  ];
  const { id: userId } = tomas.session;
  const [fair, hall] = [newEventName('Harbour fair'), newEventName('Full hall')];
  const paid = await publishEvent(app, agency, fair);
  await buyTickets(app, tomas, firstSeats(paid), named(['Tomas Rey']));
  const seats = firstSeats(await publishEvent(app, agency, hall, free(1)));
  const [ticket] = await buyTickets(app, mia, seats, named(['Mia Lund']));
  await call(app, 'manageTickets', { userId, action: 4, ...seats, quantity: 1 }, tomas.session);
  const given = { userId: mia.session.id, action: 2, ticketId: ticket?.ticketId ?? '' } as const;
  await call(app, 'manageTickets', given, mia.session);
  const off = { userId: agency.session.id, action: 2, eventId: paid.event.eventId } as const;
  await call(app, 'manageEvent', { ...off, reason: 'The hall was closed.' }, agency.session);
  const { feedId, feedType } = await postAs(app, mia, 'Earn thousands a day from home.');
  await call(app, 'postReport', { userId, feedId, feedType, reason: 1 }, tomas.session);
  const [reportId = ''] = /^\S+/.exec(await app.admin('reports')) ?? [];
  expect(await app.admin('reports', 'uphold', reportId)).toContain('1 report upheld');

  await opensAll(page, app, tomas, [
    { type: Type.WAITLIST_OFFER, to: '/tickets', shown: hall },
    // What is cancelled is read with the ticket.
    { type: Type.EVENT_CHANGED, text: 'is cancelled', to: '/tickets', shown: 'Tickets' },
    { type: Type.TRANSACTION, text: 'on its way back', to: '/transactions', shown: fair },
  ]);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await drawer.getByRole('button', { name: /^Thank you for your report/ }).click();
  await drawer.getByRole('tab', { name: 'Unread' }).click();
  await expect(drawer.getByText(/Thank you for your report/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/transactions$/);
});

for (const { role, name, followed, liked, commented } of [
  {
    role: 2,
    name: 'Kestrel People',
    followed: Type.HR_ACCOUNT_FOLLOWED,
    liked: Type.HR_POST_AND_COMMENT_LIKED,
    commented: Type.HR_POST_COMMENT,
  },
  {
    role: 3,
    name: 'Kade Bikes',
    followed: Type.BRAND_ACCOUNT_FOLLOWED,
    liked: Type.BUSINESS_POST,
    commented: Type.BUSINESS_POST,
  },
  {
    role: 4,
    name: 'Café Sol',
    followed: Type.BUSINESS_ACCOUNT_FOLLOWED,
    liked: Type.BUSINESS_POST,
    commented: Type.BUSINESS_POST,
  },
] as const)
  test(`[S4] ${name} is led to who follows, and to posts that are liked and commented`, async ({
    page,
    app,
  }) => {
    const company = await newMember(app, { role, name });
    const tomas = await newMember(app, { name: 'Tomas Rey' });
    await follow(app, tomas, company);
    const { feedId, feedType } = await postAs(app, company, 'Open all night on Friday.');
    const about = { userId: tomas.session.id, feedId, feedType };
    await call(app, 'likeFeed', { ...about, action: 1 }, tomas.session);
    const said = { action: 0, text: 'See you there', clientId: randomUUID() } as const;
    await call(app, 'manageComment', { ...about, ...said }, tomas.session);
    await mention(app, tomas, company, 'has the best coffee.');
    const received: Led[] = [{ type: Type.MENTION, to: post, shown: 'has the best coffee.' }];
    if (role === 2) {
      const ask = { userId: tomas.session.id, otherUserId: company.session.id, action: 0 } as const;
      await call(app, 'manageConnection', ask, tomas.session);
      // Only job seekers have chats.
      const to = `/user-profile?u=${tomas.session.id}`;
      received.push({ type: Type.CONNECTION, to, shown: 'Tomas Rey' });
      const { jobId, vacancyName } = await postJob(app, company, {
        applyBy: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
      });
      await applyFor(app, tomas, jobId);
      const board = `/jobs/job-requests?job=${jobId}`;
      received.push({ type: Type.JOB_APPLICATION_RECEIVED, to: board, shown: vacancyName });
    }
    await opensAll(page, app, company, [
      { type: followed, to: `/user-profile?u=${tomas.session.id}`, shown: 'Tomas Rey' },
      { type: liked, text: 'liked', to: post, shown: 'Open all night on Friday.' },
      { type: commented, text: 'commented', to: post, shown: 'See you there' },
      ...received,
    ]);
  });
