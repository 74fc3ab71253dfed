import type { Handlers } from '#openapi/contract.ts';
import { accountHandlers } from './handlers/account.ts';
import { chatHandlers } from './handlers/chat.ts';
import { eventEditorHandlers } from './handlers/eventEditor.ts';
import { eventHandlers } from './handlers/events.ts';
import { eventPanelHandlers } from './handlers/eventPanel.ts';
import { feedHandlers } from './handlers/feed.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { laterHandlers } from './handlers/later.ts';
import { liveHandlers } from './handlers/live.ts';
import { manageTicketsHandlers } from './handlers/manageTickets.ts';
import { myEventHandlers } from './handlers/myEvents.ts';
import { peopleHandlers } from './handlers/people.ts';
import { notificationHandlers } from './handlers/notifications.ts';
import { paymentsHandlers } from './handlers/payments.ts';
import { profileHandlers } from './handlers/profile.ts';
import { recordingHandlers } from './handlers/recordings.ts';
import { searchHandlers } from './handlers/search.ts';
import { siteHandlers } from './handlers/site.ts';
import { ticketSaleHandlers } from './handlers/ticketSale.ts';
import { ticketHandlers } from './handlers/tickets.ts';
import { verificationHandlers } from './handlers/verification.ts';
import type { MockContext } from './msw.ts';

/** One entry for each operation of the contract: one that is missing does not compile. */
export const handlers = {
  ...laterHandlers,
  ...accountHandlers,
  ...chatHandlers,
  ...feedHandlers,
  ...peopleHandlers,
  ...notificationHandlers,
  ...paymentsHandlers,
  ...profileHandlers,
  ...jobHandlers,
  ...eventHandlers,
  ...myEventHandlers,
  ...eventEditorHandlers,
  ...eventPanelHandlers,
  ...manageTicketsHandlers,
  ...ticketSaleHandlers,
  ...ticketHandlers,
  ...searchHandlers,
  ...siteHandlers,
  ...verificationHandlers,
  ...liveHandlers,
  ...recordingHandlers,
} satisfies Handlers<MockContext>;
