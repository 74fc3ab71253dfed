import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../context.ts';
import { isKey } from '../ids.ts';
import { notFound } from '../problem.ts';
import { escapeHtml as escape, mailHtml } from './mailHtml.ts';

const SHOWN = 50;
/** Rebinding gives a page of another site this address, but not this name. */
const localNames = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

interface Row {
  id: string;
  kind: string;
  recipient: string;
  subject: string | null;
  body: string;
  status: string;
  created_at: string;
}

const nothing = 'There is nothing at this address.';

function requireThisMachine({ socket, headers }: FastifyRequest): void {
  if (
    !loopback.test(socket.remoteAddress ?? '') ||
    !localNames.test(headers.host ?? '') ||
    headers['x-forwarded-for'] !== undefined
  )
    throw notFound(nothing);
}

/**
 * The outbox to look at, newest first: in demonstration mode only, and only for this machine. The socket's own address
 * counts, which no header can change. Each mail also as HTML, under its id. JSON with `Accept: application/json`.
 */
export function serveOutbox(app: FastifyInstance, db: Db, config: Config): void {
  if (!config.demo || config.mode === 'production') return;
  app.get('/dev/outbox/:id', async (request, reply) => {
    requireThisMachine(request);
    const { id } = request.params as { id: string };
    const mail = isKey(id)
      ? await db
          .selectFrom('outbox')
          .select(['subject', 'body'])
          .where('id', '=', id)
          .where('kind', '=', 'email')
          .executeTakeFirst()
      : undefined;
    if (!mail) throw notFound(nothing);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailHtml({ ...(mail.subject !== null && { subject: mail.subject }), body: mail.body }));
  });
  app.get('/dev/outbox', async (request, reply) => {
    requireThisMachine(request);
    const rows: Row[] = await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'subject', 'body', 'status', 'created_at'])
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    reply.header('cache-control', 'no-store');
    if (request.headers.accept === 'application/json') return rows;
    const live = (request.query as { refresh?: string }).refresh === '1';
    return reply.type('text/html; charset=utf-8').send(page(rows, live));
  });
}

function page(rows: Row[], live: boolean): string {
  const items = rows.map(
    (row) => `<li>
      <h2>${row.kind === 'sms' ? 'Text message' : 'Mail'} to ${escape(row.recipient)}</h2>
      <p><time datetime="${row.created_at}">${escape(row.created_at.replace('T', ' ').slice(0, 19))} UTC</time>, ${escape(row.status)}</p>
      ${row.subject ? `<p><strong>${escape(row.subject)}</strong></p>` : ''}
      <p class="body">${escape(row.body)}</p>
      ${row.kind === 'email' ? `<p><a href="/dev/outbox/${row.id}">As HTML</a></p>` : ''}
    </li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${live ? '<meta http-equiv="refresh" content="5">' : ''}
<title>Outbox - Rolecast</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem; }
ol { list-style: none; padding: 0; }
li { border-block-start: 1px solid; padding-block: 1rem; }
h2 { font-size: 1.125rem; margin: 0; }
p { margin-block: 0.25rem; }
.body { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 1.125rem; }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Codes and mails of this demonstration, newest first. Only this machine sees this page.</p>
<p>${live ? 'This page refreshes every 5 seconds. <a href="/dev/outbox">Stop refreshing</a>' : '<a href="/dev/outbox?refresh=1">Refresh by itself</a>'}</p>
${items.length ? `<ol>${items.join('')}</ol>` : '<p>Nothing was sent yet.</p>'}
</main>
</body>
</html>`;
}
