import { forgetDraftPictures } from '../feed/draftPictures.ts';
import { forgetDoorOf } from '../checkin/doorStore.ts';
import { deletedEvents } from '../events/deletedEvents.ts';
import { deletedPosts } from '../feed/deletedPosts.ts';
import { deletedRecordings } from '../live/deletedRecordings.ts';
import { deletedComments } from '../feed/leftDeletions.ts';
import { forgetAttendees } from '../payments/attendeeDraft.ts';
import { forgetRecentSearches } from '../people/recentSearches.ts';
import { deletedJobs } from '../jobs/deletedJobs.ts';
import { deletedItems } from '../profile/deletedItems.ts';
import { outbox } from '../outbox/outbox.ts';
import { draftNames, writeDraft } from '../site/draftStorage.ts';

/** Erases what this device has kept for a member who is gone for good: drafts, their pictures, what was being sent or searched, the door. */
export async function forgetMember(userId: string): Promise<void> {
  for (const name of draftNames(userId)) writeDraft(userId, name, undefined);
  deletedComments.forgetOf(userId);
  deletedPosts.forgetOf(userId);
  deletedItems.forgetOf(userId);
  deletedJobs.forgetOf(userId);
  deletedEvents.forgetOf(userId);
  deletedRecordings.forgetOf(userId);
  forgetRecentSearches(userId);
  forgetAttendees();
  await Promise.all([forgetDraftPictures(userId), forgetDoorOf(userId), outbox.forget(userId)]);
}
