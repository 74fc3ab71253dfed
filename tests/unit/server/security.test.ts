import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { setSecurityHeaders, type SecurityChoices } from '../../../server/http/security.ts';

async function policyOf(uses: Partial<SecurityChoices>): Promise<Record<string, string[]>> {
  const app = Fastify();
  await setSecurityHeaders(app, { https: false, stripe: false, firebase: false, agora: false, ...uses });
  app.get('/', (_request, reply) => reply.send('page'));
  const { headers } = await app.inject('/');
  await app.close();
  const parts = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...sources] = part.trim().split(' ');
      return [name, sources];
    }),
  );
}

test('a page loads nothing from elsewhere where cards are not paid with Stripe', async () => {
  const policy = await policyOf({});
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(JSON.stringify(policy)).not.toMatch(/stripe|google/);
});

test('with Stripe its script, its frames and what they ask are let through, and nothing else', async () => {
  const policy = await policyOf({ stripe: true });
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['blob:', 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ["'self'", 'https://api.stripe.com'],
    'frame-ancestors': ["'none'"],
  });
});

test('with Firebase a page may ask for a push token, and loads nothing from there', async () => {
  const policy = await policyOf({ firebase: true });
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://firebaseinstallations.googleapis.com',
    'https://fcmregistrations.googleapis.com',
  ]);
  expect(policy['script-src']).toEqual(["'self'"]);
});

test('with Agora its hosts may be called, and its package may make workers of itself', async () => {
  const policy = await policyOf({ agora: true });
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://*.agora.io',
    'wss://*.agora.io:*',
    'https://*.sd-rtn.com',
    'wss://*.sd-rtn.com:*',
  ]);
  expect(policy['worker-src']).toEqual(["'self'", 'blob:']);
  expect((await policyOf({}))['worker-src']).toEqual(["'self'"]);
});

test('a media server elsewhere may be called, and no other address', async () => {
  expect((await policyOf({}))['connect-src']).toEqual(["'self'"]);
  const policy = await policyOf({ mediaServer: 'https://live.example.org/sub' });
  expect(policy['connect-src']).toEqual(["'self'", 'https://live.example.org']);
});
