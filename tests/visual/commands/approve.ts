import { runVerdict } from './choose.ts';

/** `npm run visual -- approve <story or glob>...`: what looks new, changed or removed is right. */
export const run = (args: string[]): Promise<number> => runVerdict('approve', 'approved', args);
