import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Publish and subscribe as Redis does it (RESP 2 and 3), and `+OK` to everything else that a client says when it comes. */
export async function startRedis(port = 0) {
  const subscribers = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  let published = 0;

  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const answers: Record<string, (socket: Socket, args: string[]) => string> = {
    HELLO: () => `%1\r\n${bulk('proto')}:3\r\n`,
    PING: () => '+PONG\r\n',
    SUBSCRIBE(socket, [channel = '']) {
      const known = subscribers.get(channel) ?? new Set();
      subscribers.set(channel, known.add(socket));
      return `>3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
    },
    PUBLISH(_socket, [channel = '', text = '']) {
      published += 1;
      const to = [...(subscribers.get(channel) ?? [])].filter((socket) => !socket.destroyed);
      for (const socket of to) socket.write(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`);
      return `:${to.length}\r\n`;
    },
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let unread = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      for (let command = readCommand(unread); command; command = readCommand(unread)) {
        unread = unread.subarray(command.bytes);
        const [name = '', ...args] = command.words;
        socket.write(answers[name.toUpperCase()]?.(socket, args) ?? '+OK\r\n');
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    published: () => published,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The first whole command (`*2 $4 PING …`), and how many bytes it took. */
function readCommand(buffer: Buffer): { words: string[]; bytes: number } | undefined {
  let at = 0;
  const line = () => {
    const end = buffer.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const text = buffer.toString('utf8', at, end);
    at = end + 2;
    return Number(text.slice(1));
  };
  const count = line();
  const words: string[] = [];
  for (let left = count ?? 0; left > 0; left--) {
    const length = line();
    if (length === undefined || buffer.length < at + length + 2) return undefined;
    words.push(buffer.toString('utf8', at, at + length));
    at += length + 2;
  }
  return count === undefined ? undefined : { words, bytes: at };
}
