import type { Config } from '../config.ts';
import { mailHtml } from './mailHtml.ts';
import type { OutgoingMessage } from './outbox.ts';

/** Hands a message over to whoever delivers it; throws when that fails. */
export type Sender = (message: OutgoingMessage) => Promise<void>;

/** A gateway or mail server that hangs would hold up every other task, the codes among them. */
const TIMEOUT_MS = 15_000;

/** The senders that the configuration gives. Without a real one, demonstration mode prints and production refuses. */
export function sendersOf(
  config: Config,
  print: (line: string) => void,
): Record<OutgoingMessage['kind'], Sender> {
  const fallback: Sender = async (message) => {
    if (!config.demo) throw new Error(`no ${message.kind} sender is configured`);
    print(`To ${message.to}: ${message.body}`);
  };
  return {
    sms: config.smsGatewayUrl ? smsGateway(config.smsGatewayUrl, config.smsGatewayToken) : fallback,
    email: config.smtpUrl ? smtp(config.smtpUrl, config.mailFrom) : fallback,
  };
}

function smsGateway(url: string, token: string | undefined): Sender {
  return async ({ to, body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ to, body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  };
}

function smtp(url: string, from: string): Sender {
  // Loaded when the first mail leaves: most servers of a demonstration never send one.
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = () =>
    import('nodemailer').then(({ createTransport }) => createTransport({ url, ...limits }, { from }));
  let opened: ReturnType<typeof transport> | undefined;
  return async ({ to, subject = 'Rolecast', body, unsubscribe }) => {
    opened ??= transport();
    await (
      await opened
    ).sendMail({
      to,
      subject,
      text: body,
      html: mailHtml({ subject, body }),
      ...(unsubscribe !== undefined && {
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  };
}
