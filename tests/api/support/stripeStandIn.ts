import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type {
  Intent,
  NewIntent,
  PaymentDispute,
  PaymentRefund,
} from '../../../server/services/paymentProvider.ts';
import type { SandboxProvider } from '../../../server/modules/payments/sandbox/sandboxProvider.ts';

interface Call {
  method: string;
  path: string;
  form: URLSearchParams;
  key: string;
}

/** `metadata[a]=b` of Stripe's form encoding. */
const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

async function callOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const body = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  return {
    method: request.method ?? '',
    path: url.pathname,
    form: request.method === 'GET' ? url.searchParams : body,
    // The package gives a key of its own to every POST that has none.
    key: String(request.headers['idempotency-key'] ?? ''),
  };
}

/** Minor units of ISO 4217 in one of Stripe's units, by what Stripe's documentation says; 1 of every other currency. */
const minorUnits: Record<string, number> = { isk: 1 / 100, ugx: 1 / 100, mga: 100 };
const inMinor = (amount: number, currency: string) => amount * (minorUnits[currency] ?? 1);

/** An intent or a refund as Stripe would send it. */
function onTheWire<T extends Intent | PaymentRefund | PaymentDispute>(of: T): T {
  const wire = (amount: number) => Math.round(amount / (minorUnits[of.currency] ?? 1));
  if (of.object !== 'payment_intent') return { ...of, amount: wire(of.amount) };
  const { latest_charge: charge } = of;
  return {
    ...of,
    amount: wire(of.amount),
    amount_received: wire(of.amount_received),
    latest_charge: charge && { ...charge, amount_refunded: wire(charge.amount_refunded) },
  };
}

/** Refunds and disputes of a payment. */
async function answerAbout(sandbox: SandboxProvider, { method, path, form, key }: Call): Promise<unknown> {
  const metadata = metadataOf(form);
  const intentId = form.get('payment_intent') ?? '';
  if (path === '/v1/refunds' && method === 'POST') {
    const { currency } = await sandbox.retrieveIntent(intentId);
    const amount = inMinor(Number(form.get('amount')), currency);
    return onTheWire(
      await sandbox.refund({ intentId, amount, currency: currency.toUpperCase(), metadata }, key),
    );
  }
  if (path === '/v1/refunds')
    return { object: 'list', data: (await sandbox.refundsOf(intentId)).map((refund) => onTheWire(refund)) };
  if (path === '/v1/disputes')
    return {
      object: 'list',
      data: (await sandbox.disputesOf(intentId)).map((dispute) => onTheWire(dispute)),
    };
  throw new Error(`the stand-in does not know ${method} ${path}`);
}

async function answerOf(sandbox: SandboxProvider, { method, path, form, key }: Call): Promise<unknown> {
  const [, id = '', action] = /^\/v1\/payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const metadata = metadataOf(form);
  if (path === '/v1/payment_intents' && method === 'POST') {
    const currency = form.get('currency') ?? '';
    const intent: NewIntent = {
      amount: inMinor(Number(form.get('amount')), currency),
      currency,
      description: form.get('description') ?? '',
      metadata,
    };
    return onTheWire(await sandbox.createIntent(intent, key));
  }
  if (action === 'confirm')
    return onTheWire(await sandbox.confirmIntent(id, form.get('payment_method') ?? '', key));
  if (action === 'cancel') return onTheWire(await sandbox.cancelIntent(id));
  if (id && method === 'GET') return onTheWire(await sandbox.retrieveIntent(id));
  return answerAbout(sandbox, { method, path, form, key });
}

/**
 * Speaks Stripe's wire protocol over HTTP, so that the real `stripe` package can be tried without Stripe; what it answers is
 * the sandbox's. `close` ends it.
 */
export async function startStripeStandIn(sandbox: SandboxProvider) {
  const calls: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' });
      response.end(JSON.stringify(body));
    };
    callOf(request)
      .then((call) => {
        calls.push(`${call.method} ${call.path}`);
        const [amount, currency] = [call.form.get('amount'), call.form.get('currency')];
        if (amount && currency) asked.push(`${currency} ${amount}`);
        return answerOf(sandbox, call);
      })
      .then(
        (body) => send(200, body),
        (error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeError))
            return send(500, { error: { type: 'api_error', message: String(error) } });
          const { rawType, code, decline_code, param, message, statusCode = 400 } = error;
          return send(statusCode, { error: { type: rawType, code, decline_code, param, message } });
        },
      );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A listening TCP server has a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port, protocol: 'http' as const },
    /** Method and path of each call. */
    calls,
    /** What each new payment asked for, in Stripe's units. */
    asked,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
