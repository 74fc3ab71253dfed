import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { addCommentRequestRules } from '#openapi/generated/rules/addCommentRequestRules.ts';
import { liveStartRequestRules } from '#openapi/generated/rules/liveStartRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { LiveMediaType, LiveParticipant } from './enums.ts';

export type LiveChannel = Schemas['LiveChannel'];
export type LiveComment = Schemas['LiveComment'];
export type Member = Schemas['Author'];
export type KeptOut = Schemas['KeptOut'];
export type RoomAnswer = ResponseBody<'fetchChannel'>;
export type StreamMediaType = Schemas['StreamMediaType'];

export const LiveVisibility = { EVERYONE: 0, FOLLOWERS: 1, TICKET_HOLDERS: 2 } as const;
/** ADD, HIDE, PIN, KICK, MUTE, SET, ALLOW of `addComment`. */
export const LiveAction = { ADD: 0, HIDE: 1, PIN: 2, KICK: 3, MUTE: 4, SET: 5, ALLOW: 6 } as const;
export const liveLimits = { title: 100, description: 500, comment: 300, slowModeSec: 300 } as const;

export const isVideo = (mediaType: number): boolean => mediaType === LiveMediaType.VIDEO;
export const isHost = ({ viewerRole }: Pick<LiveChannel, 'viewerRole'>): boolean =>
  viewerRole === LiveParticipant.HOST;

/** The state with which the specification's route `live` is opened (section 2). */
export type StreamType = 'video' | 'audio';
export const mediaTypeOf = (type: StreamType): StreamMediaType =>
  type === 'video' ? LiveMediaType.VIDEO : LiveMediaType.AUDIO;

export interface LiveFormValues {
  title: string;
  description: string;
  /** As radios have it. */
  visibility: string;
  eventId: string;
  record: boolean;
}

/** What is wrong with what was filled in; empty when all is well. The contract's sentences. */
export function liveErrors({ title, description, visibility, eventId }: LiveFormValues): FieldErrors {
  const {
    title: titleRule,
    description: descriptionRule,
    visibility: visibilityRule,
  } = liveStartRequestRules;
  const forTickets = Number(visibility) === LiveVisibility.TICKET_HOLDERS;
  return validate(
    {
      title: titleRule,
      description: descriptionRule,
      visibility: visibilityRule,
      ...(forTickets && { eventId: { ...liveStartRequestRules.eventId, required: true } }),
    },
    { title: title.trim(), description: description.trim(), visibility: Number(visibility), eventId },
  );
}

/** What is wrong with the text of a comment, or undefined. The contract's sentences. */
export function liveCommentError(text: string): string | undefined {
  const { text: rule } = addCommentRequestRules;
  return validate({ text: { ...rule, required: true } }, { text: text.trim() }).text;
}

/** A comment that the server has not answered yet, or has refused. */
export interface UnsentComment {
  clientId: string;
  text: string;
  /** Why it was refused; it can be sent again. */
  error?: string;
}

/** Those that the room has not: an answer may be lost, and the comment there all the same. */
export const withoutArrived = (
  unsent: readonly UnsentComment[],
  comments: readonly LiveComment[],
): readonly UnsentComment[] => {
  const arrived = new Set(comments.map(({ clientId }) => clientId));
  return unsent.filter(({ clientId }) => !arrived.has(clientId));
};

const inTurn = (one: LiveComment, other: LiveComment) =>
  one.createdAt.localeCompare(other.createdAt) || one.commentId.localeCompare(other.commentId);

/** Each comment once and as it stands now, the oldest first; as many as anybody scrolls back. */
const mostComments = 300;
export const mergeComments = (known: readonly LiveComment[], read: readonly LiveComment[]): LiveComment[] =>
  [...new Map([...known, ...read].map((comment) => [comment.commentId, comment])).values()]
    .toSorted(inTurn)
    .slice(-mostComments);

type RoomEvent =
  | Schemas['LiveStateEvent']
  | Schemas['LiveLikeEvent']
  | Schemas['LiveAudienceEvent']
  | Schemas['LiveKickEvent'];

/** A room after something has happened in it; the same object when it was not about this one. */
export function channelAfter(channel: LiveChannel, event: RoomEvent): LiveChannel {
  if (event.channelName !== channel.channelName) return channel;
  switch (event.type) {
    case 'live.state': {
      const { type: _type, channelName: _name, hostAwayUntil: _until, pinnedCommentId, ...state } = event;
      const { pinnedCommentId: _pinned, recordingId, ...rest } = channel;
      // The next one is another; after the end it is the one that can be watched.
      const isSame = recordingId !== undefined && (event.isRecording || event.state === 'ENDED');
      return {
        ...rest,
        ...state,
        ...(pinnedCommentId !== undefined && { pinnedCommentId }),
        ...(isSame && { recordingId }),
      };
    }
    case 'live.like':
      return { ...channel, likes: event.likes };
    case 'live.audience':
      return { ...channel, audience: event.audience, peak: event.peak };
    case 'live.kick': {
      if (event.action === LiveAction.KICK) return { ...channel, access: 'REMOVED' };
      // Whether the room is open to whoever may come back, only the server knows.
      return { ...channel, isMuted: event.action === LiveAction.MUTE };
    }
  }
}

/** A room after its host has changed something of it. */
export function channelWith(channel: LiveChannel, changes: Partial<LiveChannel>): LiveChannel {
  const { recordingId, ...rest } = channel;
  // The next recording is another.
  const isOver = recordingId === undefined || changes.isRecording === false;
  return { ...rest, ...(!isOver && { recordingId }), ...changes };
}

/** Who is in the room, for its host, after some came and some left. */
export function membersAfter(
  members: readonly Member[],
  { joined = [], left = [] }: Pick<Schemas['LiveAudienceEvent'], 'joined' | 'left'>,
): readonly Member[] {
  if (joined.length + left.length === 0) return members;
  const gone = new Set([...left, ...joined.map(({ userId }) => userId)]);
  return [...members.filter(({ userId }) => !gone.has(userId)), ...joined];
}

/** What a whole answer of the room becomes by an event. */
export const roomAfter = (answer: RoomAnswer, event: RoomEvent): RoomAnswer => {
  const response = answer.response.map((channel) => channelAfter(channel, event));
  const isOther = response.every((channel, index) => channel === answer.response[index]);
  if (isOther) return answer;
  if (event.type !== 'live.audience' || !answer.members) return { ...answer, response };
  return { ...answer, response, members: [...membersAfter(answer.members, event)] };
};

/** "4:05", "1:02:09": how long something has lasted. */
export function spanText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
