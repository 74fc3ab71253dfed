import { parseArgs } from 'node:util';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { ConfigError } from './configReaders.ts';
import type { Db } from './context.ts';
import { DirectoryInUse } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { isLiveKey } from './services/paymentProvider.ts';
import { hasSignIns } from './seed/signIns.ts';

/** How long running requests get to finish once the server was told to end. */
const GRACE_MS = 10_000;

/** Starts everything, and ends it in order: no new requests, the running ones answered, the database closed. */
async function main() {
  const { values } = parseArgs({ options: { port: { type: 'string' }, empty: { type: 'boolean' } } });
  const config = readConfig({ ...process.env, ...(values.port === undefined ? {} : { PORT: values.port }) });
  const database = await openDatabase(config, (error) =>
    console.error(`database connection: ${error.message}`),
  );
  if (config.mode === 'production' && (await hasSignIns(database.db))) {
    await database.close();
    throw new ConfigError(
      'This database holds the demonstration community, whose password is public. Use another one in production.',
    );
  }
  const app = await buildApp({ config, db: database.db });
  const { http } = app;

  let ending = false;
  const end = async (code: number) => {
    // The second signal does not wait.
    if (ending) process.exit(1);
    ending = true;
    try {
      await app.end(GRACE_MS);
      await database.close();
      process.exit(code);
    } catch (error) {
      http.log.error({ err: error }, 'could not end in order');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  void database.failed.then((error) => {
    if (ending) return;
    http.log.fatal({ err: error }, 'the database is lost');
    process.exit(1);
  });

  const told = config.demo ? await prepare(config, database.db, values.empty ?? false) : [];
  const address = await http
    .listen({ host: config.host, port: config.port })
    .catch(async (error: unknown) => {
      await app.end(0);
      await database.close();
      throw error;
    });
  if (!config.smsGatewayUrl && !config.demo)
    http.log.warn('no SMS_GATEWAY_URL: codes cannot reach phones, and nobody can register');
  if (!config.demo && config.stripe && !isLiveKey(config.stripe.secretKey))
    http.log.warn('STRIPE_SECRET_KEY is a test key: test cards buy everything, and no money is taken');
  if (!config.demo && !config.stripe)
    http.log.warn(
      config.paymentSandbox
        ? 'PAYMENT_SANDBOX is on: test cards buy everything, and no money is taken'
        : 'no STRIPE_SECRET_KEY: payment is switched off',
    );
  console.log(
    `Rolecast is at ${config.publicUrl ?? address.replace('127.0.0.1', 'localhost')} (${database.kind})`,
  );
  for (const line of told) console.log(line);
}

/** Loaded for demonstrations alone: nobody else needs the community and the pencils. */
async function prepare(config: Config, db: Db, empty: boolean): Promise<string[]> {
  const { prepareDemonstration } = await import('./seed/demonstration.ts');
  return prepareDemonstration(config, db, { empty, print: console.log });
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse;
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (expected) console.error((error as Error).message);
  else if (inUse) console.error('The port is in use. Stop the other server, or choose another PORT.');
  else console.error(error);
  process.exit(1);
});
