import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How a proxy may write an address with its port: 192.0.2.7:4711 or [2001:db8::7]:4711. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * By what limits know a caller without a session: an IPv4 address, or the first 64 bits of an IPv6 address, of which one
 * line has all the others too. What is no address stays as it is.
 */
export function callerNetwork(ip: string): string {
  const [, inBrackets, beforePort] = withPort.exec(ip) ?? [];
  const [address = ''] = (inBrackets ?? beforePort ?? ip).split('%', 1);
  if (isIP(address) !== 6) return address;
  const parsed = ipaddr.process(address);
  // An IPv4 address inside, as a socket for both kinds names it.
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
