import { scratch } from '../../api/scratch.ts';

/** Where somebody was on the way to who turned out to need an account first; kept for this tab until the account exists. */
export const afterSignup = scratch(
  () => sessionStorage,
  'afterSignup',
  (value): value is string => typeof value === 'string',
);
