import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { LiveAction, type LiveChannel, type LiveComment, type UnsentComment } from '../../../domain/live.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import type { Room } from './useRoom.ts';

/** What is said in a room, and what its host does about it (product S56, S58). It fails apart from the picture. */
export function useRoomComments({ addComment, patch, refresh }: Room, channelName: string) {
  const [text, setText] = useState('');
  const [unsent, setUnsent] = useState<readonly UnsentComment[]>([]);
  const drop = (clientId: string) => setUnsent((all) => all.filter((one) => one.clientId !== clientId));

  const send = async (comment: UnsentComment) => {
    const { clientId } = comment;
    setUnsent((all) => [...all.filter((one) => one.clientId !== clientId), comment]);
    try {
      const body = { channelName, action: LiveAction.ADD, text: comment.text, clientId };
      const { response } = await call('addComment', body);
      if (response) addComment(response);
      drop(clientId);
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : genericMessage;
      setUnsent((all) => all.map((one) => (one.clientId === clientId ? { ...one, error: reason } : one)));
    }
  };
  const moderate = async (
    what: { action: 1 | 2 | 3 | 4 | 5 | 6 } & Partial<{
      commentId: string;
      otherUserId: string;
      commentsOff: boolean;
      slowModeSec: number;
    }>,
    failure: string,
  ) => {
    try {
      const { response } = await call('addComment', { channelName, ...what });
      if (response) addComment(response);
      return true;
    } catch (error) {
      reportFailure(failure, `room ${what.commentId ?? what.otherUserId ?? channelName}`)(error);
      refresh();
      return false;
    }
  };
  /** What becomes of a member in this room; who is in it, and who is kept out, is read again. */
  const about = (action: 3 | 4 | 6, failure: string) => (event: { userId: string }) => {
    const change = async () => {
      if (await moderate({ action, otherUserId: event.userId }, failure)) refresh();
    };
    void change();
  };
  return {
    text,
    unsent,
    onType: ({ text: typed }: { text: string }) => setText(typed),
    onSend({ text: said }: { text: string }) {
      setText('');
      void send({ clientId: crypto.randomUUID(), text: said });
    },
    onRetry({ clientId }: { clientId: string }) {
      const found = unsent.find((one) => one.clientId === clientId);
      if (found) void send({ clientId, text: found.text });
    },
    onDiscard: ({ clientId }: { clientId: string }) => drop(clientId),
    onHide: ({ comment }: { comment: LiveComment }) =>
      void moderate({ action: LiveAction.HIDE, commentId: comment.commentId }, 'The comment was not hidden'),
    onPin({ comment, pinned }: { comment: LiveComment; pinned: boolean }) {
      const commentId = pinned ? { commentId: comment.commentId } : {};
      void moderate(
        { action: LiveAction.PIN, ...commentId },
        pinned ? 'The comment was not pinned' : 'The comment is still pinned',
      );
    },
    onRemove: about(LiveAction.KICK, 'They are still in the room'),
    onMute: about(LiveAction.MUTE, 'They may still comment'),
    /** Takes both back. */
    onAllow: about(LiveAction.ALLOW, 'This was not taken back'),
    onSet(changes: Partial<Pick<LiveChannel, 'commentsOff' | 'slowModeSec'>>) {
      patch(changes);
      void moderate({ action: LiveAction.SET, ...changes }, 'This was not changed');
    },
  };
}
