import { isIP } from 'node:net';

/** Nobody; that many proxies, each of which adds one address; or whoever has one of these addresses and networks. */
export type TrustedProxies = false | number | string[];

const MAX_HOPS = 10;
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** A wider network holds callers too, and whoever is trusted may say any address to be theirs. */
const widest: Record<number, { min: number; max: number }> = {
  4: { min: 8, max: 32 },
  6: { min: 16, max: 128 },
};

export const trustedProxiesSentence = `must be off, the number of proxies in front (1 to ${MAX_HOPS}), or their addresses and networks with commas, such as 10.0.0.0/8 or loopback.`;

function isNetwork(text: string): boolean {
  if (named.has(text)) return true;
  const [address = '', length, ...rest] = text.split('/');
  const bounds = widest[isIP(address)];
  if (!bounds || rest.length > 0) return false;
  if (length === undefined) return true;
  return /^\d{1,3}$/.test(length) && Number(length) >= bounds.min && Number(length) <= bounds.max;
}

/** Reads `TRUST_PROXY`; undefined when it is none of what `trustedProxiesSentence` says. There is no "everybody". */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'off') return false;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MAX_HOPS ? Number(text) : undefined;
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * Whom Fastify takes `X-Forwarded-For`, `-Host` and `-Proto` from. It reads the addresses from the last one back and
 * stops at the first that nobody vouches for; a plain number it does not count with.
 */
export const trustProxyOf = (
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
