import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../../api/errors.ts';
import type { FormFailure } from '../../components/account/formFailure.ts';

/** A refusal as the account's forms take it, and for how many seconds they must not be sent again (429). */
export function useFormFailure(error: ApiError | undefined): { failure?: FormFailure; waitSec: number } {
  const seconds = error?.code === 'RATE_LIMITED' ? (error.problem.retryAfterSec ?? 0) : 0;
  const [wait, setWait] = useState({ error, left: seconds });
  if (wait.error !== error) setWait({ error, left: seconds });
  useEffect(() => {
    if (seconds === 0) return;
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setWait({ error, left });
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [error, seconds]);
  const failure = useMemo(() => {
    if (!error) return undefined;
    const { message, code, fields, problem } = error;
    return { message, code, fields, role: problem.role };
  }, [error]);
  // Once the wait is over there is nothing left to say.
  const over = seconds > 0 && wait.left === 0;
  return { ...(failure && !over && { failure }), waitSec: wait.left };
}
