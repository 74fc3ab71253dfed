import type { Context } from '../../context.ts';
import { newToken } from '../../ids.ts';

const NAME = 'rolecast-device';
/** As long as the server knows the device: the policy `signedIn` of server/rateLimit.ts. */
const YEAR_SEC = 31_536_000;
const sent = new RegExp(String.raw`(?:^|;)\s*${NAME}=([A-Za-z0-9_-]{43})\s*(?:;|$)`);

/** The id that the caller's browser sends in its cookie, which anybody could have made up; undefined without one. */
export const deviceOf = (context: Context): string | undefined => sent.exec(context.header('cookie'))?.[1];

/**
 * Lets the browser keep its id for a year from now, or gives it one. It stays after logout, as the next login is what it is
 * for; scripts cannot read it, and pages of other sites cannot send it.
 */
export function keepDevice(context: Context): string {
  const id = deviceOf(context) ?? newToken();
  const secure = context.origin().startsWith('https:') ? '; Secure' : '';
  context.setHeader(
    'set-cookie',
    `${NAME}=${id}; Max-Age=${YEAR_SEC}; Path=/api/user; HttpOnly; SameSite=Lax${secure}`,
  );
  return id;
}
