import { bin, runNode } from '../process.ts';

export const run = (args: string[]) =>
  runNode([bin.prettier, '--write', '--log-level', 'warn', ...(args.length ? args : ['.'])]);
