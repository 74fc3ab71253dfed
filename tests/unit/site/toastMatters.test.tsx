// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { makeFriend, makeMessage } from '../../../mocks/factories/chat.ts';
import { makeConnectionSuggestion } from '../../../mocks/factories/people.ts';
import { makeMember } from '../../../mocks/factories/profile.ts';
import { ApiError } from '../../../src/api/errors.ts';
import { useChatTools } from '../../../src/hooks/chat/useChatTools.ts';
import { useProfilePictures } from '../../../src/hooks/profile/useProfilePictures.ts';
import { useDashboard } from '../../../src/hooks/site/useDashboard.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import { answer, asked } from '../support/heldServer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));
// As without a connection, where it was not loaded yet.
vi.mock('../../../src/hooks/people/relationWrites.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const toasts = () => toastQueue.all().map(({ title, description }) => [title, description]);
const refuse = async (message: string) => {
  asked.shift()?.refuse(new ApiError(409, 'STALE', { message }));
  await settle();
};

beforeEach(() => {
  asked.length = 0;
  toastQueue.clear();
});

it('of a message or a conversation that could not be deleted only what was said last stands', async () => {
  const chat = await renderHook(
    () =>
      useChatTools({
        friend: makeFriend({ friendId: 'u6' }),
        add: () => {},
        remove: () => {},
        onMember: () => {},
        onDeleted: () => {},
      }),
    Swr,
  );
  const deleteMessage = async (messageId: string) => {
    await doing(() => chat.current.onMessage({ act: 'delete', message: makeMessage({ messageId }) }));
    await doing(() => chat.current.deletion.onConfirm());
  };
  const deleteConversation = async () => {
    await doing(() => chat.current.onAct({ act: 'deleteConversation' }));
    await doing(() => chat.current.deletion.onConfirm());
  };
  await deleteMessage('m1');
  await refuse('No connection.');
  await deleteMessage('m2');
  await refuse('It was changed elsewhere.');
  await deleteMessage('m1');
  await refuse('It is older than a day.');
  expect(toasts()).toEqual([
    ['The message was not deleted', 'It was changed elsewhere.'],
    ['The message was not deleted', 'It is older than a day.'],
  ]);
  toastQueue.clear();
  await deleteConversation();
  await refuse('No connection.');
  await deleteConversation();
  await answer({ message: 'Deleted' });
  expect(toasts()).toEqual([['Conversation deleted', undefined]]);
});

it('of a picture that was not changed only the last reason stands, and what is said of the cover stays', async () => {
  const pictures = await renderHook(() => useProfilePictures(makeMember()), Swr);
  await doing(() => pictures.current.cover.onRemove());
  await refuse('There is none.');
  await doing(() => pictures.current.photo.onRemove());
  await refuse('No connection.');
  await doing(() => pictures.current.photo.onRemove());
  await refuse('It was changed elsewhere.');
  expect(toasts()).toEqual([
    ['Your picture was not changed', 'There is none.'],
    ['Your picture was not changed', 'It was changed elsewhere.'],
  ]);
});

it('a request that was not sent stands in the place of what was said of the same member', async () => {
  toastQueue.add({ kind: 'success', title: 'You are not connected any more', about: 'member u8' });
  toastQueue.add({ kind: 'success', title: 'They are muted', about: 'member u9' });
  const dashboard = await renderHook(() => useDashboard(), Swr);
  const suggestion = makeConnectionSuggestion({ member: { userId: 'u8', userName: 'Ana', userType: 1 } });
  await doing(() => dashboard.current.onConnect({ suggestion, connect: true }));
  await vi.waitFor(() => expect(toastQueue.all().at(-1)?.title).toBe('Your request was not sent'));
  expect(toastQueue.all().map(({ about }) => about)).toEqual(['member u9', 'member u8']);
});
