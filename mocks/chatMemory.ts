import type { Schemas } from '#openapi/contract.ts';
import { conversation, friends } from './factories/chat.ts';

type Friend = Schemas['Friend'];
type ChatMessage = Schemas['ChatMessage'];

const lastOnes = friends.flatMap(({ lastMessage, friendId }) =>
  lastMessage && friendId !== conversation[0]?.friendId ? [lastMessage] : [],
);

/** What was written, read and deleted during one story. */
let messages: readonly ChatMessage[] = [...lastOnes, ...conversation];
let people: readonly Friend[] = friends;
let written = 0;

/** Before each story: whatever another one has changed is as it was. */
export function forgetChats(): void {
  messages = [...lastOnes, ...conversation];
  people = friends;
  written = 0;
}

/** The conversation of this story: `beforeEach: () => chatWith(manyMessages(60))`. Its friend is the one of the messages. */
export function chatWith(list: readonly ChatMessage[]): void {
  const friendId = list[0]?.friendId;
  messages = [...messages.filter((one) => one.friendId !== friendId), ...list];
}

export const friendsNow = (): readonly Friend[] => people;
export const messagesWith = (friendId: string): readonly ChatMessage[] =>
  messages.filter((one) => one.friendId === friendId);

export const changeFriend = (friendId: string, changes: Partial<Friend>): void => {
  people = people.map((one) => (one.friendId === friendId ? { ...one, ...changes } : one));
};

export const newMessageId = (): string => `m-new-${++written}`;

export const addMessage = (message: ChatMessage): void => {
  messages = [...messages, message];
};

export const changeMessage = (messageId: string, change: (message: ChatMessage) => ChatMessage): void => {
  messages = messages.map((one) => (one.messageId === messageId ? change(one) : one));
};

export const dropMessages = (isGone: (message: ChatMessage) => boolean): void => {
  messages = messages.filter((one) => !isGone(one));
};
