import { isRecord, scratch } from '../../api/scratch.ts';

interface Reset {
  token: string;
  /** Unix milliseconds. */
  expiresAt: number;
}

const isReset = (value: unknown): value is Reset =>
  isRecord(value) && typeof value.token === 'string' && typeof value.expiresAt === 'number';

const stored = scratch(() => sessionStorage, 'reset', isReset);

/** What recovering an account by code gives: the right to choose one new password, for some minutes and in this tab. */
export const resetToken = {
  read: () => {
    const reset = stored.read();
    return reset && reset.expiresAt > Date.now() ? reset.token : undefined;
  },
  write: (token: string, expiresInSec: number) =>
    stored.write({ token, expiresAt: Date.now() + expiresInSec * 1000 }),
  clear: stored.clear,
};
