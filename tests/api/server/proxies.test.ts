import { describe, expect, test } from 'vitest';
import { useApi, type TestApi } from '../support/api.ts';

const wrongLogin = { countryCode: 'DE', phone: '1525550199', password: 'not the one', role: 1 } as const;

/** Statuses of wrong logins of one phone, which are counted by address: 422, and 429 once there were ten. */
async function guesses(api: TestApi, count: number, from: (attempt: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= count; attempt++)
    statuses.push(
      (await api.call('login', wrongLogin, { headers: { 'x-forwarded-for': from(attempt) } })).status,
    );
  return statuses;
}

/** What the caller made up, then what the proxy saw. */
const claimed = (attempt: number) => `203.0.113.${attempt}, 198.51.100.7`;

describe('behind one proxy', () => {
  const api = useApi('pglite', { config: { trustProxy: 1 } });

  test('a caller who makes up addresses is counted by the one that the proxy saw', async () => {
    expect(await guesses(api, 12, claimed)).toEqual([...Array<number>(10).fill(422), 429, 429]);
    expect(await guesses(api, 1, () => '198.51.100.8')).toEqual([422]);
  });

  test('a line with IPv6 is counted once, whichever of its addresses it calls from', async () => {
    const ofOneLine = (attempt: number) => `2001:db8:1:2::${attempt}`;
    expect(await guesses(api, 12, ofOneLine)).toEqual([...Array<number>(10).fill(422), 429, 429]);
    expect(await guesses(api, 1, () => '2001:db8:1:3::1')).toEqual([422]);
  });
});

describe('behind a proxy in a trusted network', () => {
  const api = useApi('pglite', { config: { trustProxy: ['loopback', '10.0.0.0/8'], callsPerMinute: 10 } });

  test('calls a minute are counted by the first address that no trusted proxy has', async () => {
    const calls = async (from: (attempt: number) => string) => {
      const statuses: number[] = [];
      for (let attempt = 1; attempt <= 12; attempt++)
        statuses.push(
          (await api.call('countries', {}, { headers: { 'x-forwarded-for': from(attempt) } })).status,
        );
      return statuses;
    };
    const tenThenRefused = [...Array<number>(10).fill(200), 429, 429];
    expect(await calls((attempt) => `${claimed(attempt)}, 10.0.0.${attempt}`)).toEqual(tenThenRefused);
    expect(await calls(() => '198.51.100.8')).toEqual(tenThenRefused);
  });
});

describe('without a proxy', () => {
  const api = useApi('pglite', { config: { trustProxy: false, callsPerMinute: 10 } });

  test('what a caller says of its address counts for nothing', async () => {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 11; attempt++)
      statuses.push(
        (await api.call('countries', {}, { headers: { 'x-forwarded-for': `203.0.113.${attempt}` } })).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});
