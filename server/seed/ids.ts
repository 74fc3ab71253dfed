import type { Random } from './random.ts';

const bytes = (random: Random, count: number) =>
  Buffer.from(Array.from({ length: count }, () => random.whole(0, 255)));

/** A UUIDv7 of a time, the same for the same random numbers. */
export function idAt(random: Random, time: Date): string {
  const all = Buffer.alloc(16);
  all.writeUIntBE(time.getTime(), 0, 6);
  bytes(random, 10).copy(all, 6);
  all[6] = ((all[6] ?? 0) & 0x0f) | 0x70;
  all[8] = ((all[8] ?? 0) & 0x3f) | 0x80;
  const hex = all.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A media key as uploads get them: its folder and 22 characters. */
export const mediaKeyOf = (
  random: Random,
  folder: 'post' | 'profile' | 'event' | 'chat' | 'recording',
): string => `${folder}/${bytes(random, 16).toString('base64url')}`;

/** The name of a live room as rooms get them. */
export const channelNameOf = (random: Random): string => bytes(random, 12).toString('base64url');
