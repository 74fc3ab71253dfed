import type { Schemas } from '#openapi/contract.ts';

/**
 * What `publish` stores for a member: which thing changed, and nothing of what it says. What the member reads is made of it when it
 * is delivered (stream/renderers.ts). A new kind of event is a line here and a renderer in its module.
 */
export type StreamReference =
  | {
      /** Without an id: all of them were read. */
      type: 'notification.read';
      notificationId?: string;
    }
  /** One is new, or moved up because more happened. */
  | { type: 'notification.new'; notificationId: string }
  /** For its applicant, and for the HR member of the job. */
  | { type: 'application.updated'; applicationId: string }
  /** For its holder, and for the devices at the door. */
  | { type: 'ticket.checkedIn'; ticketId: string }
  /** A message was sent, or deleted for both. */
  | { type: 'message.new'; messageId: string; friendId: string }
  /** `friendId`: the other of the conversation, as the receiver of this sees it. */
  /** It can be watched now, or never; for its host. */
  | { type: 'recording.ready'; recordingId: string }
  | { type: 'message.read'; friendId: string; readerId: string; lastMessageId: string; readAt: string }
  /** A live room has changed: for those in it. */
  | { type: 'live.state'; channelName: string }
  /** A comment was added, hidden or pinned. */
  | { type: 'live.comment'; channelName: string; commentId: string }
  | { type: 'live.like'; channelName: string }
  /** `since`: when the room was last told who came and left. */
  | { type: 'live.audience'; channelName: string; since: string }
  /** For the member concerned. */
  | { type: 'live.kick'; channelName: string; action: 3 | 4 | 6 };

export type ReferenceType = StreamReference['type'];

export type ReferenceOf<Type extends ReferenceType> = Extract<StreamReference, { type: Type }>;

/** As the contract describes it (openapi/events.yaml). */
export type StreamEvent = Schemas['StreamEvent'];

export type EventOf<Type extends StreamEvent['type']> = Extract<StreamEvent, { type: Type }>;

/** Said to the processes and to nobody else: a session of the member is over, so their open streams are looked through. */
export const SESSION_ENDED = 'session.ended';

/** Something for one member. */
export interface News<Event = StreamReference> {
  memberId: string;
  event: Event;
}
