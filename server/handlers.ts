import type { Handlers } from '#openapi/contract.ts';
import type { Context } from './context.ts';
import { accountHandlers } from './modules/account/index.ts';
import { chatHandlers } from './modules/chat/index.ts';
import { eventsHandlers } from './modules/events/index.ts';
import { feedHandlers } from './modules/feed/index.ts';
import { jobsHandlers } from './modules/jobs/index.ts';
import { liveHandlers } from './modules/live/index.ts';
import { notificationsHandlers } from './modules/notifications/index.ts';
import { paymentsHandlers } from './modules/payments/index.ts';
import { peopleHandlers } from './modules/people/index.ts';
import { profileHandlers } from './modules/profile/index.ts';
import { siteHandlers } from './modules/site/index.ts';
import { eventTicketPurchase } from './modules/events/tickets/purchase.ts';

/** The whole contract, one entry for each operation. */
export const handlers: Handlers<Context> = {
  ...accountHandlers,
  ...profileHandlers,
  ...peopleHandlers,
  ...feedHandlers,
  ...jobsHandlers,
  ...eventsHandlers,
  ...paymentsHandlers,
  eventTicketPurchase,
  ...chatHandlers,
  ...notificationsHandlers,
  ...liveHandlers,
  ...siteHandlers,
};
