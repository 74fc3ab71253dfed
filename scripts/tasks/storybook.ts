import { bin, runNode } from '../process.ts';

export const run = (args: string[]) =>
  runNode([bin.storybook, 'dev', '--port', '6006', '--no-open', ...args], {
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
