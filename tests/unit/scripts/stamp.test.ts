import { afterEach, describe, expect, it, vi } from 'vitest';
import { asBefore } from '../../../scripts/stamp.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** As Vite does in the process that asks it for a build. */
const vite = (answer: Promise<number>) => () => {
  vi.stubEnv('NODE_ENV', 'production');
  return answer;
};

describe('what a build says of the environment', () => {
  it.each([undefined, 'development'])('ends with it: NODE_ENV was %s', async (before) => {
    vi.stubEnv('NODE_ENV', before);
    expect(await asBefore(vite(Promise.resolve(0)))).toBe(0);
    expect(process.env.NODE_ENV).toBe(before);
  });

  it('ends with one that fails too', async () => {
    vi.stubEnv('NODE_ENV', undefined);
    await expect(asBefore(vite(Promise.reject(new Error('no'))))).rejects.toThrow('no');
    expect(process.env.NODE_ENV).toBeUndefined();
  });
});
