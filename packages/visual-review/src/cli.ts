import type { VisualConfig } from './config.ts';
import { VisualError } from './types.ts';

interface Command {
  run: (config: VisualConfig, args: string[]) => Promise<number>;
}

const commands: Record<string, () => Promise<Command>> = {
  run: () => import('./commands/run.ts'),
  verify: () => import('./commands/verify.ts'),
  status: () => import('./commands/status.ts'),
  approve: () => import('./commands/approve.ts'),
  reject: () => import('./commands/reject.ts'),
  retire: () => import('./commands/retire.ts'),
  apply: () => import('./commands/apply.ts'),
  review: () => import('./commands/review.ts'),
  export: () => import('./commands/export.ts'),
  prune: () => import('./commands/prune.ts'),
  doctor: () => import('./commands/doctor.ts'),
};

/** `npm run visual -- <command> …`. What goes wrong is said in one sentence, and ends with 2. */
export async function runCommand(
  config: VisualConfig,
  [name = '', ...args]: readonly string[],
): Promise<number> {
  const load = commands[name];
  if (!load) {
    console.error(`Usage: npm run visual -- <${Object.keys(commands).join('|')}> …`);
    return 2;
  }
  try {
    const { run } = await load();
    return await run(config, args);
  } catch (error) {
    // Also what parseArgs says of an option that it does not know.
    if (!(error instanceof VisualError) && !(error instanceof TypeError && 'code' in error)) throw error;
    console.error(error.message);
    return 2;
  }
}
