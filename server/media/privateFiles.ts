import type { Config } from '../config.ts';
import { isSigned, signedUrl } from './signedUrl.ts';

/** Links end between ten and twenty minutes after they were made. */
const STEP_SEC = 600;

const partsOf = (key: string) => ['read', key];

/** Address of a file that is not for everybody, for a reader whose right to it was just checked. Works for a short time. */
export const privateUrl = (config: Config, now: Date, key: string): string =>
  signedUrl(config, now, { key, parts: partsOf(key), stepSec: STEP_SEC });

/** Whether the query of such an address is genuine and its time has not passed. */
export const mayRead = (config: Config, now: Date, key: string, query: Record<string, unknown>): boolean =>
  isSigned(config, now, { parts: partsOf(key), query });
