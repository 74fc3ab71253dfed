import { chatRenderers } from './modules/chat/streamed.ts';
import { ticketRenderers } from './modules/events/tickets/streamed.ts';
import { applicationRenderers } from './modules/jobs/apply/streamed.ts';
import { liveRenderers } from './modules/live/rooms/streamed.ts';
import { recordingRenderers } from './modules/live/recordings/streamed.ts';
import { notificationRenderers } from './modules/notifications/streamed.ts';
import type { Renderers } from './stream/renderers.ts';

/** What of each kind of news is delivered, one entry for each. */
export const renderers: Renderers = {
  ...chatRenderers,
  ...notificationRenderers,
  ...applicationRenderers,
  ...ticketRenderers,
  ...recordingRenderers,
  ...liveRenderers,
};
