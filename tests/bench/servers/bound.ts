// The real server as production runs it (signature, call rate, validation, headers), with a handler that does nothing.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { handlers } from '../../../server/handlers.ts';
import { answerOf } from './login.ts';

const [, , port, signingKey] = process.argv;
const config = {
  ...readConfig({
    NODE_ENV: 'production',
    DEMO: 'off',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    API_SIGNING_KEY: signingKey,
    SERVER_SECRET: 'a secret of the bench and of nothing else',
    LINK_SECRET: 'a secret of the bench and of nothing else',
    TICKET_KEY: 'a secret of the bench and of nothing else',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'rolecast-bench-')),
  }),
  // One client sends everything.
  callsPerMinute: Number.POSITIVE_INFINITY,
};
const { db } = await openDatabase(config);
const answer = answerOf();
const { http } = await buildApp({ config, db, handlers: { ...handlers, login: () => answer } });
await http.listen({ host: '127.0.0.1', port: Number(port) });
process.on('message', () => process.send?.(process.threadCpuUsage()));
process.send?.('listening');
