// The real server as production runs it, which publishes what its parent gives it.
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { publish } from '../../../server/stream/publish.ts';
import type { News } from '../../../server/stream/references.ts';

const [, , port, signingKey, databaseUrl, dataDir] = process.argv;
const config = {
  ...readConfig({
    NODE_ENV: 'production',
    DEMO: 'off',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    API_SIGNING_KEY: signingKey,
    SERVER_SECRET: 'a secret of the bench and of nothing else',
    LINK_SECRET: 'a secret of the bench and of nothing else',
    TICKET_KEY: 'a secret of the bench and of nothing else',
    DATA_DIR: dataDir,
  }),
  // One address opens everything.
  callsPerMinute: Number.POSITIVE_INFINITY,
};
const { db } = await openDatabase(config);
const { http } = await buildApp({ config, db });
await http.listen({ host: '127.0.0.1', port: Number(port) });
process.on('message', async (message: { news?: News[] }) => {
  const { news } = message;
  // Its parent asks for other things too (usage.ts).
  if (!news) return;
  await db.transaction().execute((trx) => publish(trx, news));
  process.send?.('published');
});
process.send?.('listening');
