import { describe, expect, test } from 'vitest';
import { renderers } from '../../../server/renderers.ts';
import { render } from '../../../server/stream/renderers.ts';
import { useApi } from '../support/api.ts';
import { chatOf, newText } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import { BLOCK, tie } from '../support/people.ts';
import { publishedOf } from '../support/published.ts';
import { streamOf } from '../support/streams.ts';

describe.each(databases())('what the chat tells the stream on %s', (kind) => {
  const api = useApi(kind);
  const { say, send, remove, mark, pair } = chatOf(api);

  const { published, read } = publishedOf(api);

  test('[G2] a message and its deletion, to both, each from their side and with the numbers of that moment', async () => {
    const [ada, ben] = await pair();
    await published();
    const first = await say(ada, ben, 'one');
    const { messageId } = await say(ada, ben, 'two');
    const sent = await published();
    expect(await read(ada, sent)).toMatchObject([
      { type: 'message.new', message: first, unread: 0, unreadTotal: 0 },
      { type: 'message.new', message: { messageId }, unread: 0 },
    ]);
    const [seen] = await read(ben, sent);
    expect(seen).toMatchObject({
      message: { friendId: ada.userId, message: 'one' },
      unread: 2,
      unreadTotal: 2,
    });
    expect(seen).not.toHaveProperty('message.clientId');
    await send(ada, remove(ben, messageId));
    for (const as of [ada, ben])
      expect(await read(as, sent)).toMatchObject([
        {},
        { message: { messageId, message: '', deletedAt: expect.any(String) } },
      ]);
    expect(await read(ben, await published())).toMatchObject([{ message: { messageId }, unread: 1 }]);
    await send(ben, remove(ada, first.messageId, true));
    expect((await read(ben, sent))[0]).toBeUndefined();
    expect(await published()).toEqual([]);
  });

  test('[G2] what was read, to the sender and to the other devices of the reader, once', async () => {
    const [ada, ben] = await pair();
    const { messageId } = await say(ada, ben, 'one');
    await say(ben, ada, 'two');
    await published();
    await mark(ben, ada, messageId);
    const news = await published();
    const event = {
      type: 'message.read',
      readerId: ben.userId,
      lastMessageId: messageId,
      readAt: expect.any(String),
    };
    expect(await read(ada, news)).toEqual([{ ...event, friendId: ben.userId, unread: 1, unreadTotal: 1 }]);
    expect(await read(ben, news)).toEqual([{ ...event, friendId: ada.userId, unread: 0, unreadTotal: 0 }]);
    await mark(ben, ada, messageId);
    expect(await published()).toEqual([]);
  });

  test('[G2] typing, to the friend alone, if they are there; nothing is kept of it', async () => {
    const [ada, ben] = await pair();
    const stream = await streamOf(api, ben);
    await published();
    await send(ada, { friendId: ben.userId, action: 2 });
    expect(await published()).toEqual([]);
    await say(ada, ben, 'Here it is');
    await stream.first('message.new');
    expect(stream.received[0]).toEqual({
      id: undefined,
      event: { type: 'message.typing', friendId: ada.userId },
    });
  });

  test('[G2] nothing across a block, and nothing of what was refused or sent twice', async () => {
    const [ada, ben] = await pair();
    await published();
    const body = newText(ben, 'Once');
    for (let i = 0; i < 2; i++) await send(ada, body);
    const news = await published();
    expect(news.map(({ event }) => event.type)).toEqual(['message.new', 'message.new']);
    await tie(api, ben, ada, BLOCK);
    expect(await render(api, renderers, news)).toEqual([undefined, undefined]);
    await api.refused('sendMessage', newText(ben, 'After'), { as: ada });
    expect(await published()).toEqual([]);
  });
});
