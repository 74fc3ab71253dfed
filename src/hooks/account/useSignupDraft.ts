import { useState } from 'react';
import { isRecord } from '../../api/scratch.ts';
import { isMemberRole, type MemberRole } from '../../domain/roles.ts';
import { emptyDetails, type SignupDraft } from '../../domain/signup.ts';
import { signupDraft } from './signupDraft.ts';

/** What was left from last time; an older version may have kept other fields. */
function restore(countryCode: string): SignupDraft {
  const { role, details } = signupDraft.read() ?? {};
  const empty = emptyDetails(countryCode);
  const texts = Object.entries(isRecord(details) ? details : {}).filter(
    ([name, text]) => name in empty && typeof text === 'string',
  );
  return { ...(isMemberRole(role) && { role }), details: { ...empty, ...Object.fromEntries(texts) } };
}

/**
 * The sign-up form's draft, kept for a day on this device. `wantedRole` comes from the address and wins. `restored` is
 * true when there was one; `turn` changes when it was discarded: use it as the form's key.
 */
export function useSignupDraft(countryCode: string, wantedRole: MemberRole | undefined) {
  const [turn, setTurn] = useState(0);
  const [restored, setRestored] = useState(() => signupDraft.read() !== undefined);
  const [initial, setInitial] = useState((): SignupDraft => {
    const draft = restore(countryCode);
    return wantedRole ? { ...draft, role: wantedRole } : draft;
  });
  return {
    initial,
    restored,
    turn,
    keep: (draft: SignupDraft) => signupDraft.keep({ ...draft }),
    discard: () => {
      signupDraft.clear();
      setInitial({ details: emptyDetails(countryCode) });
      setRestored(false);
      setTurn(turn + 1);
    },
  };
}
