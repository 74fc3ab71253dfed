import { runVerdict } from './choose.ts';

/** `npm run visual -- reject <story or glob>... --note "why"`: the look must not stay, not even as a baseline. */
export const run = (args: string[]): Promise<number> => runVerdict('reject', 'rejected', args);
