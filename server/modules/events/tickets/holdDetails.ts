import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import type { TransactionRow } from '../../../services/purposes.ts';

/** Contract: TransactionType. */
export const EVENT = 2;

/** Who comes, as it was checked and will stand on the ticket. */
export interface NamedAttendee {
  packageId: string;
  name: string;
  email: string | null;
  answers: Schemas['AttendeeAnswer'][];
}

/** What a payment for tickets remembers. */
export interface HoldDetails {
  packages: Schemas['Hold']['items'];
  /** Whether its seats are counted as held. Without, they are taken anew when it is paid after all. */
  held: boolean;
  /** It ended because its time was over. */
  expired?: boolean;
  /** Another choice was made instead. */
  replaced?: boolean;
  /** The waiting list that offered the seats. */
  waitlistId?: string;
  attendees?: NamedAttendee[];
  /** Of the event when the seats were taken; absent where it had none. */
  refundPolicy?: Schemas['RefundPolicy'];
}

export const detailsOf = ({ details }: Pick<TransactionRow, 'details'>): HoldDetails =>
  // Written by this module alone, for payments of this type.
  details as unknown as HoldDetails;

/** Writes them; the payment is locked. */
export async function keepDetails(db: Db, transactionId: string, details: HoldDetails): Promise<void> {
  await db
    .updateTable('transactions')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', transactionId)
    .execute();
}
