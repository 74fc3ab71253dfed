import { ConfigError } from './configReaders.ts';
import { DirectoryInUse, lockDirectory } from './db/lock.ts';
import { readLiveServerConfig } from './live/config.ts';
import { buildLiveServer } from './live/server.ts';

/** A parent waits a second longer before it ends us by force. */
const END_MS = 7000;

/**
 * The media server as a process of its own, started by whoever runs it or by the API. A parent hears the port over the channel
 * between both, and when the parent is gone, however it died, so is this.
 */
async function main() {
  const config = readLiveServerConfig();
  // A second one would take the recordings that run here for those of a process that died.
  process.on('exit', lockDirectory(config.folder, 'media server'));
  const live = await buildLiveServer(config);
  // Strangers send packets to every port of ours. One that nobody thought of must not end the rooms of all others.
  process.on('uncaughtException', (error) => console.error('a packet or a session failed:', error));
  let ending = false;
  const end = () => {
    // A second signal does not wait; a parent that gives one has a force of its own.
    if (ending && !process.send) process.exit(1);
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), END_MS).unref();
    live.end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  // A terminal interrupts the parent too, which then ends us.
  process.on('SIGINT', process.send ? () => {} : end);
  const address = await live.http.listen({ host: config.host, port: config.port });
  if (process.send) {
    process.on('disconnect', end);
    // It may have died while we began.
    if (!process.connected) return end();
    process.send({ port: Number(new URL(address).port) });
  } else console.log(`The media server is at ${address}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof DirectoryInUse ? error.message : error);
  process.exit(1);
});
