import { toast } from '../lib/toastQueue.ts';
import { draftNames } from '../hooks/site/draftStorage.ts';

/** Sends what this member applied for without a network, and tells of it. Resolves to whether anything has arrived. */
export async function sendApplications(userId: string): Promise<boolean> {
  // What sends them weighs as much as a page, and on most days nothing waits.
  if (!navigator.onLine || !draftNames(userId).some((name) => name.startsWith('applying.'))) return false;
  const { sendWaitingApplications } = await import('../hooks/jobs/apply/applyOutbox.ts');
  const sent = await sendWaitingApplications(userId);
  for (const { job, application } of sent)
    toast({
      kind: 'success',
      title: application ? 'Your application was sent' : 'You have applied for this job already',
      description: `${job.vacancyName}, ${job.companyName}`,
    });
  return sent.length > 0;
}
