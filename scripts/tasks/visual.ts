import { runCommand } from '@rolecast/visual-review/cli.ts';
import config from '../../visual.config.ts';

/** `npm run visual -- <command> …`. */
export const run = (args: string[]): Promise<number> => runCommand(config, args);
