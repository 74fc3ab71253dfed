import { ConfigError } from './configReaders.ts';
import { readLiveServerConfig } from './live/config.ts';
import { buildLiveServer } from './live/server.ts';

/**
 * The media server as a process of its own, started by whoever runs it or by the API. A parent hears the port over the channel
 * between both, and when the parent is gone, however it died, so is this.
 */
async function main() {
  const config = readLiveServerConfig();
  const live = await buildLiveServer(config);
  // Strangers send packets to every port of ours. One that nobody thought of must not end the rooms of all others.
  process.on('uncaughtException', (error) => console.error('a packet or a session failed:', error));
  let ending = false;
  const end = () => {
    // The second signal does not wait.
    if (ending) process.exit(1);
    ending = true;
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
    process.on('disconnect', () => ending || end());
    process.send({ port: Number(new URL(address).port) });
  } else console.log(`The media server is at ${address}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
