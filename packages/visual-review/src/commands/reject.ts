import type { VisualConfig } from '../config.ts';
import { runVerdict } from './choose.ts';

/** `npm run visual -- reject <story or glob>... --note "why"`: the look must not stay, not even as a baseline. */
export const run = (config: VisualConfig, args: string[]): Promise<number> =>
  runVerdict(config, 'reject', 'rejected', args);
