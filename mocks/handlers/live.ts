import type { Handlers, RequestBody, Schemas } from '#openapi/contract.ts';
import { authors, minutesBefore } from '../factories/feed.ts';
import { makeOwnChannel } from '../factories/live.ts';
import {
  addChannel,
  addLiveComment,
  changeChannel,
  changeLiveComment,
  changeRecording,
  channelsNow,
  commentsNow,
  keepOut,
  keptOutNow,
  letIn,
  membersNow,
  recordingsNow,
  unpinComment,
} from '../liveMemory.ts';
import { MockProblem, type MockContext } from '../msw.ts';

type AddComment = RequestBody<'addComment'>;

const now = minutesBefore(0);
const notFound = (message: string) => new MockProblem(404, { code: 'NOT_FOUND', message });

function channelOf(name: string): Schemas['LiveChannel'] {
  const channel = channelsNow().find(({ channelName }) => channelName === name);
  if (!channel) throw notFound('There is no such room.');
  return channel;
}

function say({ channelName, text = '', clientId }: AddComment): Schemas['LiveComment'] {
  const { commentsOff, viewerRole } = channelOf(channelName);
  if (commentsOff && viewerRole !== 0)
    throw new MockProblem(403, { code: 'FORBIDDEN', message: 'Comments are off.' });
  return addLiveComment({
    channelName,
    author: authors.amara,
    text,
    ...(clientId !== undefined && { clientId }),
    createdAt: now,
    state: 'VISIBLE',
  });
}

/** The comment after HIDE and PIN. */
function mark(commentId: string, state: Schemas['LiveComment']['state']) {
  changeLiveComment(commentId, state);
  const response = commentsNow().find((one) => one.commentId === commentId);
  return { message: state === 'HIDDEN' ? 'Hidden' : 'Pinned', ...(response && { response }) };
}

function moderate(body: AddComment) {
  const { channelName, action, commentId, otherUserId, commentsOff, slowModeSec } = body;
  switch (action) {
    case 1:
      return mark(commentId ?? '', 'HIDDEN');
    case 2: {
      const { pinnedCommentId } = channelOf(channelName);
      if (pinnedCommentId !== undefined) changeLiveComment(pinnedCommentId, 'VISIBLE');
      if (commentId === undefined) unpinComment(channelName);
      else changeChannel(channelName, { pinnedCommentId: commentId });
      return commentId === undefined ? { message: 'Unpinned' } : mark(commentId, 'PINNED');
    }
    case 3:
    case 4:
      keepOut(otherUserId ?? '', action);
      return { message: action === 3 ? 'Removed from the room' : 'Kept from commenting' };
    case 6:
      letIn(otherUserId ?? '');
      return { message: 'They may come in and comment' };
    default:
      changeChannel(channelName, {
        ...(commentsOff !== undefined && { commentsOff }),
        ...(slowModeSec !== undefined && { slowModeSec }),
      });
      return { message: 'Saved' };
  }
}

/** Rooms as Amara sees them, as they stand after what a story did. */
export const liveHandlers = {
  fetchChannel: ({ channelName, eventId, mediaType }) => {
    if (channelName === undefined) {
      const response = channelsNow().filter(
        (one) =>
          one.state !== 'ENDED' &&
          (eventId === undefined ? one.mediaType === mediaType : one.eventId === eventId),
      );
      return { message: 'Rooms', response, count: response.length };
    }
    const channel = channelOf(channelName);
    const isOpen = channel.access === 'OPEN';
    return {
      message: channel.title,
      response: [channel],
      count: 1,
      comments: isOpen ? [...commentsNow()] : [],
      ...(channel.viewerRole === 0 && { members: [...membersNow()], keptOut: [...keptOutNow()] }),
    };
  },
  liveStart: ({ mediaType, title, description, visibility, eventId }) => {
    const response = makeOwnChannel({
      channelName: 'n3Ew1rO9oM7lIv5e',
      mediaType,
      title,
      ...(description !== undefined && { description }),
      ...(eventId !== undefined && { eventId }),
      visibility,
      startedAt: now,
      audience: 0,
      peak: 0,
      likes: 0,
    });
    addChannel(response);
    return { message: 'You are live', response };
  },
  liveStop: ({ channelName }) => {
    changeChannel(channelName, { state: 'ENDED', endedAt: now, audience: 0, isRecording: false });
    return { message: 'The room is closed', response: channelOf(channelName) };
  },
  generateToken: ({ channelName }) => {
    const { access, viewerRole } = channelOf(channelName);
    if (access !== 'OPEN')
      throw new MockProblem(403, { code: 'FORBIDDEN', message: 'This room is not open to you.' });
    return {
      message: 'Welcome',
      response: {
        provider: 'WEBRTC',
        token: 'lt_1',
        expiresAt: '2030-01-01T00:00:00.000Z',
        serverUrl: `/live/${viewerRole === 0 ? 'whip' : 'whep'}/${channelName}`,
        iceServers: [],
      },
    };
  },
  addComment: (body) =>
    body.action === 0 ? { message: 'Comment added', response: say(body) } : moderate(body),
  likeUnlike: ({ channelName, recordingId = '', action }) => {
    const recording = recordingsNow().find((one) => one.recordingId === recordingId);
    const { likes, isLiked } = recording ?? channelOf(channelName ?? '');
    const next = { isLiked: action === 1, likes: likes + Number(action === 1) - Number(isLiked) };
    if (recording) changeRecording(recordingId, next);
    else changeChannel(channelName ?? '', next);
    return { message: action === 1 ? 'Liked' : 'Like taken back', response: next };
  },
} satisfies Partial<Handlers<MockContext>>;
