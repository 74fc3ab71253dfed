import type { OperationId } from '#openapi/contract.ts';
import { eventReads } from '../search/eventReads.ts';

/** Operations whose answers change with what an organiser does in the panel of an event. */
export const organiserReads: readonly OperationId[] = [...eventReads, 'eventDetail', 'getTicketDetails'];
