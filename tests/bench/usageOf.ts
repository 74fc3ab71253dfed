import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Usage } from './servers/usage.ts';

/** For `--import`: a server of its own program answers `usageOf` with it. */
export const usageModule = new URL('servers/usage.ts', import.meta.url).href;

/** What a process has used and holds by now; everything that nothing refers to was collected before. */
export async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message');
  child.send('usage');
  const [usage] = (await answer) as [Usage];
  return usage;
}
