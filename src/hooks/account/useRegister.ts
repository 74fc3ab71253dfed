import type { RequestBody } from '#openapi/contract.ts';
import { useRef } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useApiMutation } from '../../api/swr.ts';
import { AuthMode, Platform } from '../../domain/enums.ts';
import type { DistributiveOmit } from '../../lib/distributiveOmit.ts';

import { afterSignup } from './afterSignup.ts';
import { rememberCode } from './pendingCode.ts';
import { signupDraft } from './signupDraft.ts';

/** The fields of one of the four roles. */
export type Registration = DistributiveOmit<RequestBody<'register'>, 'platform' | 'authMode' | 'clientId'>;

/** Creates the account and remembers the code that was sent. The draft is forgotten only once the account exists. */
export function useRegister() {
  const { run, ...state } = useApiMutation('register');
  // Kept while no answer arrived, so that a second press does not meet "this phone is taken". Other fields are another
  // registration: the server would answer the first one's and drop, say, a password that was changed in between.
  const attempt = useRef<{ content: string; clientId: string }>(undefined);
  const register = async (fields: Registration) => {
    const content = JSON.stringify(fields);
    if (attempt.current?.content !== content) attempt.current = { content, clientId: crypto.randomUUID() };
    const { clientId } = attempt.current;
    const write = { ...fields, platform: Platform.WEB, authMode: AuthMode.REGISTER, clientId };
    const { response } = await run(write).catch((error: unknown) => {
      if (error instanceof ApiError && error.status > 0) attempt.current = undefined;
      throw error;
    });
    const { role, countryCode, phone } = fields;
    const returnTo = afterSignup.read();
    rememberCode({ purpose: 'register', role, countryCode, phone, ...(returnTo && { returnTo }) }, response);
    afterSignup.clear();
    signupDraft.clear();
  };
  return { register, ...state };
}
