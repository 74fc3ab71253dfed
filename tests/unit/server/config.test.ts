import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoSecrets, readConfig } from '../../../server/config.ts';
import { ConfigError } from '../../../server/configReaders.ts';

const own = {
  API_SIGNING_KEY: 'our-own-key',
  SERVER_SECRET: 'a secret of at least 24 characters',
  LINK_SECRET: 'our-own-link',
  TICKET_KEY: 'another secret of 24 characters',
};
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.example.org', ...own };
const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('configuration', () => {
  test('an empty environment is a demonstration on this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      demo: true,
      host: '127.0.0.1',
      port: 4100,
      databaseUrl: undefined,
    });
  });

  test('production needs secrets of its own and is no demonstration', () => {
    expect(readConfig(production)).toMatchObject({ mode: 'production', demo: false });
    for (const name of Object.keys(demoSecrets) as (keyof typeof demoSecrets)[]) {
      expect(refusal({ ...production, [name]: '' })).toContain(`${name} is not set`);
      expect(refusal({ ...production, [name]: demoSecrets[name] })).toContain(`${name} is not set`);
    }
    expect(refusal({ ...production, SERVER_SECRET: 'short' })).toContain('SERVER_SECRET is too short');
    expect(refusal({ ...production, PUBLIC_URL: '' })).toContain('PUBLIC_URL is not set');
    expect(refusal({ ...production, DEMO: 'on' })).toContain('DEMO is on with NODE_ENV=production');
  });

  test('a card for tests buys nothing in production unless that is asked for, and keys of Stripe come together', () => {
    expect(readConfig({})).toMatchObject({ paymentSandbox: true, stripe: undefined });
    expect(readConfig(production)).toMatchObject({ paymentSandbox: false, stripe: undefined });
    expect(readConfig({ ...production, PAYMENT_SANDBOX: 'on' }).paymentSandbox).toBe(true);
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_a',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_b',
      STRIPE_WEBHOOK_SECRET: 'whsec_c',
    };
    expect(readConfig({ ...production, ...keys }).stripe).toMatchObject({ webhookSecret: 'whsec_c' });
    expect(refusal({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toContain('set all or none');
    expect(refusal({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_b' })).toContain(
      'both of test mode or both live',
    );
  });

  test('a service account of Firebase is whole, readable and of the project of the browser', () => {
    const account = {
      project_id: 'our-network',
      client_email: 'push@our-network.iam.gserviceaccount.com',
      private_key: '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
    };
    const given = (FIREBASE_SERVICE_ACCOUNT: string, more = {}) => ({ FIREBASE_SERVICE_ACCOUNT, ...more });
    expect(readConfig({}).firebase).toBeUndefined();
    expect(readConfig(given(JSON.stringify(account))).firebase).toMatchObject({ projectId: 'our-network' });
    expect(refusal(given('/nowhere/account.json'))).toContain('FIREBASE_SERVICE_ACCOUNT cannot be read');
    expect(refusal(given('{"project_id"'))).toContain('FIREBASE_SERVICE_ACCOUNT cannot be read');
    const half = refusal(given(JSON.stringify({ ...account, client_email: undefined })));
    expect(half).toContain('FIREBASE_SERVICE_ACCOUNT is not complete');
    const noKey = refusal(given(JSON.stringify({ ...account, private_key: 'hunter2' })));
    expect(noKey).toContain('has a private_key that is none');
    expect(noKey).not.toContain('hunter2');
    expect(refusal(given(JSON.stringify(account), { VITE_FIREBASE_PROJECT_ID: 'another' }))).toContain(
      'they must be the same',
    );
  });

  test('every wrong variable is named in one go, without the value of an address', () => {
    const message = refusal({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'yes',
      DATABASE_URL: 'mysql://root:hunter2@db',
      PUBLIC_URL: 'jobs',
    });
    expect(message.split('\n').sort()).toEqual([
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
      'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.',
      'PORT is "70000"; it must be a whole number from 0 to 65535.',
      'PUBLIC_URL must be a URL that begins with http:// or https://.',
      'TRUST_PROXY is "yes"; it must be off, the number of proxies in front (1 to 10), or their addresses and networks with commas, such as 10.0.0.0/8 or loopback.',
    ]);
    expect(message).not.toContain('hunter2');
  });

  test('TRUST_PROXY is a number of proxies or their networks, and never everybody', () => {
    const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect(read('off')).toBe(false);
    expect(read('2')).toBe(2);
    expect(read('10.0.0.0/8, loopback,2001:db8::1')).toEqual(['10.0.0.0/8', 'loopback', '2001:db8::1']);
    for (const wrong of [
      'on',
      'true',
      '0',
      '11',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      '10.0.0/8',
      'proxy',
      ',',
    ])
      expect([wrong, refusal({ TRUST_PROXY: wrong })]).toEqual([
        wrong,
        expect.stringContaining(`TRUST_PROXY is "${wrong}"`),
      ]);
  });

  test('.env.example names every variable, with the default as its value', () => {
    const root = join(import.meta.dirname, '../../..');
    const source = readFileSync(join(root, 'server/config.ts'), 'utf8');
    const read = [...source.matchAll(/\('([A-Z][A-Z_]+)'/g)].map(([, name]) => name);
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const named = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(read.filter((name = '') => !Object.hasOwn(named, name))).toEqual([]);
    expect(readConfig(named)).toEqual(readConfig({}));
  });
});
