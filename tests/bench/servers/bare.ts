// Fastify with nothing but a route: what the binder is held against.
import Fastify from 'fastify';
import { answerOf, benchPath } from './login.ts';

const app = Fastify();
const answer = answerOf();
app.post(benchPath, async () => answer);
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
process.on('message', () => process.send?.(process.threadCpuUsage()));
process.send?.('listening');
