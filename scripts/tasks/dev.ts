import { bin, exitOf, startNode } from '../process.ts';

/** Vite and the server, both reloading; when one ends, the other ends too. The arguments are the server's. */
export async function run(args: string[]): Promise<number> {
  const server = startNode(
    ['--watch', '--watch-preserve-output', '--env-file-if-exists=.env', 'server/main.ts', ...args],
    {
      prefix: '[server] ',
    },
  );
  const vite = startNode([bin.vite], { prefix: '[vite]   ' });
  const code = await Promise.race([exitOf(server), exitOf(vite)]);
  for (const child of [server, vite]) child.kill();
  return code;
}
