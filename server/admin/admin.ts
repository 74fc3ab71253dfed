// What the people who run a server do on its console; there are no screens for it.
import { join } from 'node:path';
import { runPayments } from './runPayments.ts';
import { runReports } from './runReports.ts';
import { runSearch } from './runSearch.ts';
import { runVerify } from './runVerify.ts';
import { readConfig, type Config } from '../config.ts';
import { ConfigError } from '../configReaders.ts';
import type { Db } from '../context.ts';
import { DirectoryInUse } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { switchPushOn } from '../notify/queuePush.ts';
import { forTerminal } from '../text.ts';

const say = (text: string) => console.log(forTerminal(text));

type Command = (db: Db, config: Config, args: string[]) => Promise<void>;

const commands: Record<string, { says: string; run: Command }> = {
  seed: {
    says: 'fills an empty database with the demonstration community',
    async run(db, config) {
      // Its four accounts have a password that everybody knows.
      if (config.mode === 'production')
        throw new ConfigError('The demonstration community is not for production.');
      const { prepareDemonstration } = await import('../seed/demonstration.ts');
      const lines = await prepareDemonstration(config, db, { empty: false, print: console.log });
      for (const line of lines.length > 0
        ? lines
        : ['The database has members already; nothing was changed.'])
        console.log(line);
    },
  },
  reports: {
    says: 'lists what was reported; `reports uphold <id>` takes it away, `reports dismiss <id>` leaves it, `reports restore <id>` ends a suspension',
    async run(db, config, args) {
      for (const line of await runReports(db, config, () => new Date(), args)) say(line);
    },
  },
  verify: {
    says: 'lists documents in review; `verify show|approve|reject <id>` looks at one and decides',
    async run(db, config, args) {
      for (const line of await runVerify(db, config, () => new Date(), args)) say(line);
    },
  },
  payments: {
    says: 'lists the latest payments; `payments refund <id> all|<minor units> <reason>` pays back',
    async run(db, _config, args) {
      for (const line of await runPayments(db, () => new Date(), args)) say(line);
    },
  },
  search: {
    says: 'compares everybody and everything with the search, and mends it; says how many entries changed',
    async run(db) {
      for (const line of await runSearch(db)) console.log(line);
    },
  },
  messages: {
    says: 'prints the latest 20 messages of the contact page',
    async run(db, config) {
      const rows = await db
        .selectFrom('contact_messages')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(20)
        .execute();
      if (rows.length === 0) console.log('There are no messages.');
      for (const row of rows) {
        const attached = row.media_key ? `\nAttached: ${join(config.dataDir, 'media', row.media_key)}\n` : '';
        say(
          `${row.reference}  ${row.created_at}  ${row.topic}\n${row.name} <${row.email}>: ${row.subject}\n\n${row.message}\n${attached}`,
        );
      }
    },
  },
};

async function main(): Promise<number> {
  const [name = 'help', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) {
    console.log(
      [
        'npm run admin -- <command>',
        '',
        ...Object.entries(commands).map(([word, { says }]) => `  ${word.padEnd(10)} ${says}`),
      ].join('\n'),
    );
    return name === 'help' ? 0 : 1;
  }
  const config = readConfig();
  const database = await openDatabase(config);
  // The server sends what is decided here.
  if (config.firebase) switchPushOn(database.db);
  try {
    await command.run(database.db, config, args);
  } finally {
    await database.close();
  }
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const expected = error instanceof ConfigError || error instanceof DirectoryInUse;
    console.error(expected ? (error as Error).message : error);
    process.exit(1);
  },
);
