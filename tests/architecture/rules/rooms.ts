import type { Tree } from './tree.ts';

/** The floors that a tag has its folder on. */
const floors = ['src/components', 'src/hooks', 'stories/components', 'server/modules'];

/** What a large tag is divided into, by the same words on every floor (docs/map.md). */
export const rooms: Record<string, readonly string[]> = {
  events: ['search', 'posting', 'organiser'],
  feed: ['posts', 'comments', 'compose', 'share'],
  jobs: ['search', 'posting', 'hiring', 'apply'],
  live: ['rooms', 'recordings'],
  profile: ['sections', 'verification', 'resume'],
};

/** What only the server has: what happens to a ticket, the ways of a message, the provider that stands in. */
const ofTheServer: Record<string, readonly string[]> = {
  events: ['tickets'],
  notifications: ['mail', 'push'],
  payments: ['sandbox'],
};

/** Folders of a tag that are no room of it: `path` of the first file in each. */
export function unknownRooms(files: Tree): string[] {
  const found = new Map<string, string>();
  for (const path of files.keys()) {
    const floor = floors.find((one) => path.startsWith(`${one}/`));
    const [tag = '', room, ...rest] = floor ? path.slice(floor.length + 1).split('/') : [];
    if (!floor || room === undefined || rest.length === 0) continue;
    const known = [...(rooms[tag] ?? []), ...(floor === 'server/modules' ? (ofTheServer[tag] ?? []) : [])];
    const folder = `${floor}/${tag}/${room}`;
    if (!known.includes(room) && !found.has(folder)) found.set(folder, path);
  }
  return [...found.values()];
}

/** Parts of a large tag that stand in none of its rooms though the tag has nothing beside them: `path`. */
export const homeless = (files: Tree): string[] =>
  [...files.keys()].filter((path) => {
    const [, tag = ''] = /^src\/components\/([a-z]+)\/[^/]+$/.exec(path) ?? [];
    return rooms[tag] !== undefined && tag !== 'profile';
  });
