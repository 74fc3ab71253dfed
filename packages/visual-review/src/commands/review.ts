import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { startReviewServer } from '../server/reviewServer.ts';
import { readReport } from '../store/report.ts';
import { VisualError } from '../types.ts';

/** `visual review [--port 6007]`: serves the built Storybook with its panel until it is interrupted. */
export async function run(config: VisualConfig, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '6007' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new VisualError(`--port ${values.port} is not a port number.`);
  const { report, storybook, store } = config;
  // Said before a browser is opened on an empty panel.
  const { shots, at } = readReport(report);
  const server = await startReviewServer({
    storybook,
    store,
    report,
    rules: config,
    port,
  });
  const open = shots.filter(
    ({ state }) => state === 'new' || state === 'changed' || state === 'removed',
  ).length;
  console.log(
    `Review of the run of ${at.slice(0, 16).replace('T', ' ')}: ${open} of ${shots.length} shots to decide about.`,
  );
  console.log(`Open ${server.url}/?addonPanel=rolecast/visual/panel (Ctrl-C ends it)`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
}
