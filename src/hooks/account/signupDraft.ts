import { isRecord, scratch } from '../../api/scratch.ts';

/** A member who is called away finds the form as it was, for a day (product S03). */
const keptMs = 24 * 60 * 60_000;

interface Kept {
  at: number;
  values: Record<string, unknown>;
}

const stored = scratch(
  () => localStorage,
  'signup',
  (value): value is Kept => isRecord(value) && typeof value.at === 'number' && isRecord(value.values),
);

/** What was typed into the sign-up form, without the password. */
export const signupDraft = {
  read: (): Record<string, unknown> | undefined => {
    const kept = stored.read();
    return kept && Date.now() - kept.at < keptMs ? kept.values : undefined;
  },
  keep(typed: Record<string, unknown>) {
    const values = { ...typed };
    delete values.password;
    stored.write({ at: Date.now(), values });
  },
  clear: stored.clear,
};
