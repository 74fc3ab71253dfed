import { randomUUID } from 'node:crypto';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';
import { befriend } from './posts.ts';

type Body = RequestBody<'sendMessage'>;
type Place = Partial<Pick<RequestBody<'getWholeMessage'>, 'pageIndex' | 'beforeId' | 'afterId' | 'fromId'>>;

/** A payload that sends a text. */
export const newText = (to: TestMember, message: string, more: Partial<Body> = {}) => ({
  friendId: to.userId,
  action: 0 as const,
  messageType: 0 as const,
  message,
  clientId: randomUUID(),
  ...more,
});

/** What members do in the chat, on one server. */
export function chatOf(api: TestApi) {
  const send = (as: TestMember, body: Omit<Body, 'userId'>) => api.ok('sendMessage', body, { as });

  const say = async (
    as: TestMember,
    to: TestMember,
    message: string,
    more: Partial<Body> = {},
  ): Promise<Schemas['ChatMessage']> => {
    const { response } = await send(as, newText(to, message, more));
    if (!response) throw new Error('SEND answers the message');
    return response;
  };

  const refused = (as: TestMember, body: Omit<Body, 'userId'>) => api.refused('sendMessage', body, { as });

  /** DELETE 1 of one message, or without one of the whole conversation. */
  const remove = (to: TestMember, messageId?: string, forMe?: boolean) => ({
    friendId: to.userId,
    action: 1 as const,
    ...(messageId === undefined ? {} : { messageId }),
    ...(forMe === undefined ? {} : { forMe }),
  });

  const list = (as: TestMember, more: Partial<RequestBody<'getFriendList'>> = {}) =>
    api.ok('getFriendList', { pageIndex: 1, ...more }, { as });
  const names = async (as: TestMember, more: Partial<RequestBody<'getFriendList'>> = {}) =>
    (await list(as, more)).response.map(({ userName }) => userName);

  const read = (as: TestMember, friend: TestMember, place: Place = {}) =>
    api.ok('getWholeMessage', { friendId: friend.userId, pageIndex: 1, ...place }, { as });
  const texts = async (as: TestMember, friend: TestMember, place: Place = {}) =>
    (await read(as, friend, place)).response.map(({ message }) => message);

  const mark = async (as: TestMember, friend: TestMember, lastMessageId: string) =>
    (await api.ok('changeReadStatus', { friendId: friend.userId, lastMessageId }, { as })).response;

  /** New members, each connected with the first. */
  const friends = async (...userNames: string[]): Promise<TestMember[]> => {
    const members: TestMember[] = [];
    for (const userName of userNames) members.push(await api.member({ userName }));
    const [first, ...others] = members;
    if (first) for (const other of others) await befriend(api, first, other);
    return members;
  };
  /** Two who are connected. */
  const pair = async (): Promise<[TestMember, TestMember]> => {
    const [ada, ben] = await friends('Ada Ask', 'Ben Be');
    if (!ada || !ben) throw new Error('two were made');
    return [ada, ben];
  };

  return { send, say, refused, remove, list, names, read, texts, mark, friends, pair };
}
