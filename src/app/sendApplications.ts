import { getSession } from '../api/session.ts';
import { toast } from '../lib/toastQueue.ts';
import { draftNames } from '../hooks/site/draftStorage.ts';

async function send() {
  const { userId = '' } = getSession();
  // What sends them weighs as much as a page, and on most days nothing waits.
  if (!draftNames(userId).some((name) => name.startsWith('applying.'))) return;
  const { sendWaitingApplications } = await import('../hooks/jobs/applyOutbox.ts');
  for (const { job, application } of await sendWaitingApplications(userId))
    toast({
      kind: 'success',
      title: application ? 'Your application was sent' : 'You have applied for this job already',
      description: `${job.vacancyName}, ${job.companyName}`,
    });
}

/** What was applied for without a network goes out when there is one, whatever page is open. */
export function sendApplications() {
  addEventListener('online', () => void send().catch(() => {})); // It waits for the next time.
  if (navigator.onLine) void send().catch(() => {});
}
