import type { Schemas } from '#openapi/contract.ts';
import { sendMessageRequestRules } from '#openapi/generated/rules/sendMessageRequestRules.ts';
import { smartDate } from '../lib/smartDate.ts';
import { validate } from '../lib/validate.ts';
import { ConnectionStatus, MessageType } from './enums.ts';
import { RecommendationState } from './recommendations.ts';
import type { Relation } from './relations.ts';

export type Friend = Schemas['Friend'];
export type ChatMessage = Schemas['ChatMessage'];

/** SEND, DELETE, TYPING of `sendMessage` (product G1). */
export const ChatAction = { SEND: 0, DELETE: 1, TYPING: 2 } as const;

export const chatLimits = { text: 4000, alt: 1500 } as const;

/** How long one's own message can be deleted for both (product S41). */
const takeBackMs = 24 * 60 * 60_000;
/** Messages of one person that are further apart stand in groups of their own, each with its time. */
const groupMs = 10 * 60_000;

/** A message on its way, or one that did not arrive. */
export interface Outgoing {
  /** Idempotent: however often it is sent, it arrives once. */
  clientId: string;
  messageType: typeof MessageType.TEXT | typeof MessageType.IMAGE;
  message: string;
  mediaKey?: string;
  alt?: string;
  /** A local address of the picture. */
  previewUrl?: string;
  createdAt: string;
  /** It is on its way at this moment; else it waits for its turn, or for the network. */
  sending?: boolean;
  /** Why it did not arrive. */
  error?: string;
}

const time = ({ createdAt }: Pick<ChatMessage, 'createdAt'>) => Date.parse(createdAt);
const inTurn = (one: ChatMessage, other: ChatMessage) =>
  time(one) - time(other) || (one.messageId < other.messageId ? -1 : Number(one.messageId > other.messageId));

/** What is known already and what was read now, each message once and as it stands now, the oldest first. */
export function mergeMessages(known: readonly ChatMessage[], read: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map([...known, ...read].map((message) => [message.messageId, message]));
  return [...all.values()].toSorted(inTurn);
}

export interface MessageGroup {
  fromUserId: string;
  messages: ChatMessage[];
}
export interface MessageDay {
  /** "Today", "Yesterday", the weekday, or the date. */
  label: string;
  groups: MessageGroup[];
}

/** When the reader's day ends in which a message was written. */
function endOfDay({ createdAt }: ChatMessage): number {
  const date = new Date(createdAt);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}

/** Parts messages, oldest first, by the reader's days, and each day by who wrote one after another. */
export function groupMessages(messages: readonly ChatMessage[], now: Date): MessageDay[] {
  const days: MessageDay[] = [];
  let until = -Infinity;
  for (const message of messages) {
    if (time(message) >= until) {
      days.push({ label: smartDate(message.createdAt, now), groups: [] });
      until = endOfDay(message);
    }
    const groups = days.at(-1)?.groups ?? [];
    const group = groups.at(-1);
    const before = group?.messages.at(-1);
    if (group && before && group.fromUserId === message.fromUserId && time(message) - time(before) < groupMs)
      group.messages.push(message);
    else groups.push({ fromUserId: message.fromUserId, messages: [message] });
  }
  return days;
}

export const isOwn = ({ fromUserId, friendId }: Pick<ChatMessage, 'fromUserId' | 'friendId'>): boolean =>
  fromUserId !== friendId;

/** One's own message, for a day after it was sent: it then goes for both. */
export const canDeleteForBoth = (message: ChatMessage, now: Date): boolean =>
  isOwn(message) && !message.deletedAt && now.getTime() - time(message) < takeBackMs;

/** A friend who has read a message has read those before it too. */
export const readUpTo = (messages: readonly ChatMessage[]): number =>
  Math.max(-Infinity, ...messages.filter((one) => isOwn(one) && one.readAt).map(time));

export const isRead = (message: ChatMessage, upTo: number): boolean => time(message) <= upTo;

/**
 * The first of `unread` messages from the friend among those up to `upToId`, the latest when the conversation was opened.
 * Where more is unread than is loaded, the first that is. Undefined where everything was read.
 */
export function firstUnreadId(
  messages: readonly ChatMessage[],
  { unread, upToId }: { unread: number; upToId: string | undefined },
): string | undefined {
  const end = messages.findIndex(({ messageId }) => messageId === upToId) + 1;
  const received = messages.slice(0, end).filter((message) => !isOwn(message));
  return unread > 0 ? received.at(-Math.min(unread, received.length))?.messageId : undefined;
}

/** What a RECOMMEND message is about, to the reader. */
export function recommendationTitle(message: ChatMessage, friendName: string): string {
  const own = isOwn(message);
  switch (message.recommendation?.state) {
    case RecommendationState.REQUESTED:
      return own ? 'You asked for a recommendation' : `${friendName} asks you for a recommendation`;
    case RecommendationState.DECLINED:
      return 'The request for a recommendation was declined';
    case RecommendationState.WITHDRAWN:
      return 'The request for a recommendation was withdrawn';
    default:
      return own ? 'You wrote a recommendation' : `${friendName} wrote a recommendation for you`;
  }
}

/** One line about a message, for the list of conversations; undefined before the first one. */
export function previewText({ lastMessage, userName }: Friend): string | undefined {
  if (!lastMessage) return undefined;
  const own = isOwn(lastMessage) ? 'You: ' : '';
  if (lastMessage.deletedAt) return `${own}Message deleted`;
  if (lastMessage.messageType === MessageType.RECOMMEND) return recommendationTitle(lastMessage, userName);
  const { message, media } = lastMessage;
  if (lastMessage.messageType === MessageType.IMAGE) return `${own}${message || media?.alt || 'Picture'}`;
  return own + message;
}

/** Why this cannot be sent: the contract's sentence. A picture needs no words. */
export const messageError = (text: string, withPicture: boolean): string | undefined =>
  validate({ message: { ...sendMessageRequestRules.message, required: !withPicture } }, { message: text })
    .message;

/** The person to the tools that all pages have about members. What a conversation does not say stays unknown there. */
export const relationOf = ({ canMessage, isMuted }: Friend): Relation => ({
  connectionStatus: canMessage ? ConnectionStatus.CONNECTED : ConnectionStatus.NOT_CONNECTED,
  isFollowing: false,
  isBlocked: false,
  isMuted,
  canConnect: true,
  canFollow: false,
  canMessage,
  mutualCount: 0,
});

/** Where a conversation stands; without a member, the list of them. */
export const chatHref = (friendId?: string, messageId?: string): string =>
  friendId
    ? `/chats?with=${encodeURIComponent(friendId)}${messageId ? `&message=${encodeURIComponent(messageId)}` : ''}`
    : '/chats';
