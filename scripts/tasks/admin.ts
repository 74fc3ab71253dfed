import { runNode } from '../process.ts';

/** Administration has no screens: verification, reports and seeds are commands of the server. */
export const run = (args: string[]) =>
  runNode(['--env-file-if-exists=.env', 'server/admin/admin.ts', ...args]);
