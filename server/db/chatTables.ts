// Messages between connected members.
import type { Default, OptionalTime, Time } from './columns.ts';

export interface MessagesTable {
  /** Within a conversation each is greater than the ones before, whichever server wrote it. */
  id: string;
  sender_id: string;
  receiver_id: string;
  client_id: string | null;
  /** TEXT 0, IMAGE 1, RECOMMEND 2 (specification 3). */
  type: 0 | 1 | 2;
  text: string;
  /** The text without accents and case; what the search goes through. */
  folded: string;
  media_key: string | null;
  alt: string | null;
  recommendation_id: string | null;
  created_at: Time;
  /** By the receiver. */
  read_at: OptionalTime;
  /** For both; a placeholder remains. */
  deleted_at: OptionalTime;
  /** Deleted for the sender alone. */
  sender_hid: Default<boolean>;
  receiver_hid: Default<boolean>;
}

/** Two rows for a pair, one under each member. */
export interface ChatsTable {
  member_id: string;
  other_id: string;
  /** The latest message that the member sees. */
  last_message_id: string | null;
  /** The conversation was deleted for the member up to and with this message. */
  cleared_id: Default<string>;
}
