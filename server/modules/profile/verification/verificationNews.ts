import type { Schemas } from '#openapi/contract.ts';
import type { Verification } from './verificationState.ts';

/** Contract: NotificationType. */
export const VERIFICATION = 24;

/** `granted` is told to HR that had asked, the others to the owner. */
type News = 'asked' | 'verified' | 'granted' | 'returned' | 'expired';

/** How a kind of item is called in a sentence that is read by its owner. */
export const typeWords: Record<Schemas['VerificationType'], string> = {
  1: 'your education',
  2: 'your work experience',
  3: 'your certificate',
  4: 'your achievement',
  5: 'your identity',
  6: 'your organisation',
};

/** How all keys of such news about one item begin. */
export const verificationKeys = (news: News, { id, type }: Pick<Verification, 'id' | 'type'>): string =>
  `verification:${news}:${type}:${id}:`;

/** Key of a notification: each time it happens it is told again, and the list reads from it what happened. */
export const verificationKey = (news: News, row: Pick<Verification, 'id' | 'type'>, at: Date): string =>
  `${verificationKeys(news, row)}${at.getTime()}`;

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const sentences: Record<News, (what: string) => { title: string; text: string }> = {
  asked: (what) => ({ title: 'Verification', text: `asks you to verify ${what}` }),
  verified: (what) => ({ title: 'Verified', text: `${capital(what)} was verified.` }),
  granted: (what) => ({
    title: 'Verified',
    text: `had ${what.replace(/^your /, 'their ')} verified, as you asked`,
  }),
  returned: (what) => ({
    title: 'Sent back',
    text: `The files for ${what} were sent back. See why, and send them again.`,
  }),
  expired: (what) => ({
    title: 'Not verified any more',
    text: `${capital(what)} has expired, so it is not verified any more.`,
  }),
};

/** A notification in words, from its key. */
export function verificationNews(key: string): { title: string; text: string } {
  const [, news = '', type = ''] = key.split(':');
  const what = (typeWords as Record<string, string>)[type] ?? 'a document';
  return (
    (sentences as Record<string, (typeof sentences)[News]>)[news]?.(what) ?? {
      title: 'Verification',
      text: what,
    }
  );
}
