import type { VisualConfig } from '../config.ts';
import { runVerdict } from './choose.ts';

/** `npm run visual -- approve <story or glob>...`: what looks new, changed or removed is right. */
export const run = (config: VisualConfig, args: string[]): Promise<number> =>
  runVerdict(config, 'approve', 'approved', args);
