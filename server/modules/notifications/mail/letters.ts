import type { Schemas } from '#openapi/contract.ts';
import type { Config } from '../../../config.ts';
import { FOOTER } from '../../../outbox/mailHtml.ts';
import type { OutgoingMessage } from '../../../outbox/outbox.ts';
import { oneLine } from '../../../text.ts';
import { siteOf, unsubscribeUrl } from './unsubscribe.ts';

export interface Recipient {
  id: string;
  email: string;
  user_name: string;
}

type Shown = Pick<Schemas['Notification'], 'title' | 'notification'>;

/** In a list of mails. */
const SUBJECT_LENGTH = 80;

function letter(
  config: Config,
  { id, email, user_name }: Recipient,
  { subject, lines, footer }: { subject: string; lines: readonly string[]; footer: string },
): OutgoingMessage {
  const unsubscribe = unsubscribeUrl(config, id);
  const text = [`Hello ${oneLine(user_name)},`, '', ...lines, ''].join('\n');
  return {
    kind: 'email',
    to: email,
    subject,
    body: `${text}${FOOTER}${footer}\nStop these e-mails: ${unsubscribe}\n`,
    unsubscribe,
  };
}

function short(text: string): string {
  const signs = [...text];
  return signs.length > SUBJECT_LENGTH
    ? `${signs
        .slice(0, SUBJECT_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** All that is new of a day (product S59). `shown`: the latest, at least one; `count`: how many there are. */
export function digestLetter(
  config: Config,
  recipient: Recipient,
  { shown, count }: { shown: readonly Shown[]; count: number },
): OutgoingMessage {
  const lines = shown.map(({ notification }) => oneLine(notification));
  const others = count - 1;
  const first = short(lines[0] ?? '');
  const left = count - shown.length;
  return letter(config, recipient, {
    subject: others > 0 ? `${first}, and ${others} more` : first,
    lines: [
      count === 1 ? 'There is something new for you:' : `There are ${count} new things for you:`,
      '',
      ...lines.map((line) => `- ${line}`),
      '',
      ...(left > 0 ? [`And ${left} more.`, ''] : []),
      `Open Rolecast: ${siteOf(config)}/`,
    ],
    footer: 'You get this at most once a day, when there is something that you have not read.',
  });
}

/** What somebody waits for: a decision about their application, an interview. Sent at once, and alone. */
export function newsLetter(
  config: Config,
  recipient: Recipient,
  { title, notification }: Shown,
): OutgoingMessage {
  return letter(config, recipient, {
    subject: short(oneLine(title)),
    lines: [oneLine(notification), '', `See your applications: ${siteOf(config)}/job-applied`],
    footer: 'You get this because you have applied with Rolecast.',
  });
}
