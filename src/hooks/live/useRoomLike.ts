import { call } from '../../api/client.ts';
import type { LiveChannel } from '../../domain/live.ts';
import { lastWins } from '../../lib/lastWins.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import type { Room } from './useRoom.ts';

const send = lastWins();

/** Likes a room, and takes it back; shown at once. */
export function useRoomLike({ patch }: Pick<Room, 'patch'>) {
  return async ({ channelName, isLiked, likes }: LiveChannel): Promise<void> => {
    const liked = !isLiked;
    patch({ isLiked: liked, likes: Math.max(0, likes + (liked ? 1 : -1)) });
    const pressed = await send(channelName, liked, () =>
      call('likeUnlike', { channelName, action: liked ? 1 : 0 }),
    );
    if (!pressed) return;
    if ('answer' in pressed) return patch(pressed.answer.response);
    patch({ isLiked: pressed.back, likes });
    reportFailure(liked ? 'Your like was not counted' : 'Your like still counts')(pressed.error);
  };
}
