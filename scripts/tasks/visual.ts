import { VisualError } from '../../tests/visual/types.ts';

interface Command {
  run: (args: string[]) => Promise<number>;
}

const commands: Record<string, () => Promise<Command>> = {
  run: () => import('../../tests/visual/commands/run.ts'),
  verify: () => import('../../tests/visual/commands/verify.ts'),
  status: () => import('../../tests/visual/commands/status.ts'),
  approve: () => import('../../tests/visual/commands/approve.ts'),
  reject: () => import('../../tests/visual/commands/reject.ts'),
  retire: () => import('../../tests/visual/commands/retire.ts'),
  apply: () => import('../../tests/visual/commands/apply.ts'),
  review: () => import('../../tests/visual/commands/review.ts'),
  export: () => import('../../tests/visual/commands/export.ts'),
  prune: () => import('../../tests/visual/commands/prune.ts'),
  doctor: () => import('../../tests/visual/commands/doctor.ts'),
};

/** `npm run visual -- <command> …`. What goes wrong is said in one sentence, and ends with 2. */
export async function run([name = '', ...args]: string[]): Promise<number> {
  const load = commands[name];
  if (!load) {
    console.error(`Usage: npm run visual -- <${Object.keys(commands).join('|')}> …`);
    return 2;
  }
  try {
    const { run: runCommand } = await load();
    return await runCommand(args);
  } catch (error) {
    // Also what parseArgs says of an option that it does not know.
    if (!(error instanceof VisualError) && !(error instanceof TypeError && 'code' in error)) throw error;
    console.error(error.message);
    return 2;
  }
}
