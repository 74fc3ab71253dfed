import type { Config } from '../../../config.ts';
import { viewerUrl } from '../../../media/viewerLinks.ts';

/** Links end between six and twelve hours after they were made: the longest film is watched with one. */
const STEP_SEC = 6 * 3600;

/** Address of a file of a recording, or of a picture of what is on air, for one member. */
export const recordingUrl = (
  context: { config: Config; now: () => Date },
  key: string,
  viewerId: string,
): string => viewerUrl(context, key, { viewerId, stepSec: STEP_SEC });
