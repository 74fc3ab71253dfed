import { runNode } from '../process.ts';

export const run = (args: string[]) => runNode(['scripts/gen.ts', ...args]);
