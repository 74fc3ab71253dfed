import { ticketSale } from './modules/events/tickets/ticketSale.ts';
import { planUpgrade } from './modules/payments/planUpgrade.ts';
import { certification } from './modules/profile/verification/certification.ts';
import type { Purposes } from './services/purposes.ts';

/** Everything that is paid for. Payments know of none of it: a purpose belongs to the tag that gives what was bought. */
export const purposes: Purposes = {
  1: certification,
  2: ticketSale,
  3: planUpgrade,
};
