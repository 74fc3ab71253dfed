import { forgetSaved } from '../../api/savedReads.ts';
import { forgetMedia } from '../../platform/serviceWorker.ts';
import { forgetDoorLists } from '../checkin/doorStore.ts';
import { forgetAttendees } from '../payments/attendeeDraft.ts';

/** Erases what this device keeps of others for a member, so that the next one at it finds nothing of that. */
export async function forgetKept(): Promise<void> {
  forgetAttendees();
  await Promise.all([forgetSaved(), forgetMedia(), forgetDoorLists()]);
}
