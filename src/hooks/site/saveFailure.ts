import { ApiError, genericMessage } from '../../api/errors.ts';

export interface SaveFailure {
  error?: string | undefined;
  fields?: Record<string, string> | undefined;
}

const verify =
  'Publishing needs a verified phone number. Log out and in again: you get a code that verifies it. What you wrote is kept on this device.';

/** Why a long form was not saved: at its fields, or in a sentence. What was written is kept on this device by its caller. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { error: genericMessage };
  if (error.code === 'NOT_VERIFIED') return { error: verify };
  if (Object.keys(error.fields).length > 0) return { fields: error.fields };
  const kept = error.status === 0 ? ' What you wrote is kept on this device.' : '';
  return { error: error.message + kept };
}
