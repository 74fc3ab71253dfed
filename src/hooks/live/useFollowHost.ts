import { useState } from 'react';
import { call } from '../../api/client.ts';
import { FollowAction } from '../../domain/enums.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import type { Room } from './useRoom.ts';

/** Follows the host of a room that is for followers, and looks again whether it is open then. */
export function useFollowHost({ refresh }: Pick<Room, 'refresh'>) {
  const [busy, setBusy] = useState(false);
  const follow = async (otherUserId: string) => {
    setBusy(true);
    try {
      await call('followUser', { otherUserId, action: FollowAction.FOLLOW });
      refresh();
    } catch (error) {
      reportFailure('You do not follow them yet')(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, onFollow: ({ userId }: { userId: string }) => void follow(userId) };
}
