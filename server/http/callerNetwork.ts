import { isIP } from 'node:net';

/** How a proxy may write an address with its port: 192.0.2.7:4711 or [2001:db8::7]:4711. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** One group of an IPv6 address, or the two that an IPv4 address at its end is. */
function numbersOf(group: string): number[] {
  const [a = 0, b = 0, c = 0, d] = group.split('.').map(Number);
  return d === undefined ? [Number.parseInt(group, 16)] : [a * 256 + b, c * 256 + d];
}

function groupsOf(address: string): number[] {
  const [before = [], after = []] = address
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').flatMap(numbersOf)));
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/**
 * By what limits know a caller without a session: an IPv4 address, or the first 64 bits of an IPv6 address, of which one
 * line has all the others too. What is no address stays as it is.
 */
export function callerNetwork(ip: string): string {
  const [, inBrackets, beforePort] = withPort.exec(ip) ?? [];
  const [address = ''] = (inBrackets ?? beforePort ?? ip).split('%', 1);
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  // An IPv4 address, as a socket for both kinds names it.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
