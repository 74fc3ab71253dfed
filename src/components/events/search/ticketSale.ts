import type { Quantities, WaitlistEntry } from '../../../domain/ticketSale.ts';

/** What a member can do with the tickets of an event on its page. Without it nothing can be bought there. */
export interface TicketSale {
  chosen: Quantities;
  onChoose: (event: { packageId: string; quantity: number }) => void;
  /** Goes to the payment with what is chosen. */
  onBuy: () => void;
  /** Why nothing can be bought or waited for now, in a sentence. */
  closed?: string | undefined;
  /** Why the choice was not taken. */
  error?: string | undefined;
  /** Where the member waits or was offered seats. */
  waiting: readonly WaitlistEntry[];
  onJoin: (event: { packageId: string; quantity: number }) => void;
  onLeave: (event: { entry: WaitlistEntry }) => void;
  /** Takes the seats that were offered. */
  onTake: (event: { entry: WaitlistEntry }) => void;
  /** The package whose waiting list is being asked. */
  asking?: string | undefined;
  /** What a waiting list has refused, by package. */
  refusals: Readonly<Record<string, string>>;
  /** Where the tickets are that the member has. */
  ticketsHref?: string | undefined;
}
