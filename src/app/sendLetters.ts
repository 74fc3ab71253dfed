import { getSession } from '../api/session.ts';
import { sendWaiting } from '../hooks/site/letterOutbox.ts';
import { toast } from '../lib/toastQueue.ts';

async function send() {
  const reference = await sendWaiting(getSession().userId ?? '');
  if (reference)
    toast({ kind: 'success', title: 'Your message arrived', description: `Its number is ${reference}.` });
}

/** What was written on the contact page without a network goes out when there is one, whatever page is open. */
export function sendLetters() {
  addEventListener('online', () => void send());
  if (navigator.onLine) void send();
}
