import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { setSecurityHeaders } from '../../../server/http/security.ts';

async function policyOf(stripe: boolean): Promise<Record<string, string[]>> {
  const app = Fastify();
  await setSecurityHeaders(app, { https: false, stripe });
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
  const policy = await policyOf(false);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(JSON.stringify(policy)).not.toContain('stripe');
});

test('with Stripe its script, its frames and what they ask are let through, and nothing else', async () => {
  const policy = await policyOf(true);
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['blob:', 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ["'self'", 'https://api.stripe.com'],
    'frame-ancestors': ["'none'"],
  });
});
