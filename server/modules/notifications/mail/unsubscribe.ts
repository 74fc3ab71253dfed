import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { escapeHtml } from '../../../outbox/mailHtml.ts';
import { notFound } from '../../../problem.ts';

const PATH = '/unsubscribe/';

const macOf = (memberId: string, { serverSecret }: Pick<Config, 'serverSecret'>) =>
  createHmac('sha256', serverSecret).update(`unsubscribe\n${memberId}`).digest();

/** What the outside calls this server. Without a public address it is a demonstration, for this machine. */
export const siteOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** Where this member ends e-mails without logging in. It works as long as the server's secret is the same. */
export const unsubscribeUrl = (config: Config, memberId: string): string =>
  `${siteOf(config)}${PATH}${memberId}.${macOf(memberId, config).toString('base64url')}`;

/** The member whose address it is; throws 404 for one that we have not written. */
function memberOf(token: string, config: Config): string {
  const [memberId = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(memberId, config);
  if (!isKey(memberId) || given.length !== right.length || !timingSafeEqual(given, right))
    throw notFound('This address is not complete. Open Settings to end e-mails.');
  return memberId;
}

/**
 * Ends e-mails for whoever has one of them, without a session. Programs that look through mail open every address in it, so opening
 * changes nothing: the page asks, and mail programs post to it by themselves (RFC 8058).
 */
export function serveUnsubscribe(app: FastifyInstance, db: Db, config: Config, now: () => Date): void {
  void app.register(async (forms) => serveForms(forms, db, config, now));
}

/** A part of the server by itself, because no other address takes what a form sends. */
function serveForms(app: FastifyInstance, db: Db, config: Config, now: () => Date): void {
  // Nothing in it is needed.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { bodyLimit: 4096 },
    (_request, payload, done) => {
      payload.resume().on('end', () => done(null, undefined));
    },
  );
  const route = `${PATH}:token`;
  const tokenOf = (params: unknown) => (params as { token: string }).token;
  app.get(route, ({ params }, reply) => {
    memberOf(tokenOf(params), config);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Stop e-mails?',
          '<form method="post"><button>Stop e-mails</button></form>',
          'What you do yourself is still confirmed: codes, receipts and tickets.',
        ),
      );
  });
  app.post(route, async ({ params }, reply) => {
    await db
      .updateTable('members')
      .set({ email_notifications: false, updated_at: now() })
      .where('id', '=', memberOf(tokenOf(params), config))
      .where('email_notifications', '=', true)
      .execute();
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        page(
          'You get no more e-mails about what is new',
          '<a href="/">Open Rolecast</a>',
          'You can switch them on again in Settings, under Notifications.',
        ),
      );
  });
}

const page = (title: string, act: string, note: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Rolecast</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 36rem; margin: 4rem auto; padding-inline: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.3; }
button, a { display: inline-block; padding: 0.625rem 1.125rem; border: 0; border-radius: 0.5rem; background: #0b6b57; color: #fff; font: inherit; text-decoration: none; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid #35b597; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${act}
<p>${escapeHtml(note)}</p>
</main>
</body>
</html>`;
