import { importsOf, type Tree } from './tree.ts';

/**
 * Rooms of the server above its ground, the lowest first: a file imports from its own and from those before it. What several tags
 * need stands in the first three. Payments come first, because they know nothing of what is paid for; the account last, because it
 * exports and erases what all the others keep.
 */
export const serverOrder = [
  'server/shared',
  'server/search',
  'server/notify',
  'server/modules/payments',
  'server/modules/chat',
  'server/modules/people',
  'server/modules/profile',
  'server/modules/jobs',
  'server/modules/events',
  'server/modules/live',
  'server/modules/feed',
  'server/modules/notifications',
  'server/modules/site',
  'server/modules/account',
] as const;

/**
 * What is put together from all tags, and the programs that are started: nothing below imports it, it is handed down instead
 * (`purposes` in `Services`). All else in `server` is the ground.
 */
const top = [
  'server/admin',
  'server/app.ts',
  'server/handlers.ts',
  'server/live.ts',
  'server/main.ts',
  'server/moderation.ts',
  'server/purposes.ts',
  'server/renderers.ts',
  'server/seed',
  'server/taskKinds.ts',
  'server/upkeep.ts',
];

const isIn = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

/** 0 is the ground; undefined: a tag that has no place yet. */
function heightOf(path: string): number | undefined {
  if (top.some((room) => isIn(path, room))) return serverOrder.length + 1;
  const at = serverOrder.findIndex((room) => isIn(path, room));
  if (at >= 0) return at + 1;
  return path.startsWith('server/modules/') ? undefined : 0;
}

/** Each import of the server that goes up or stands in a circle of tags: `path:line what is wrong`. */
export function wrongServerImports(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    if (!path.startsWith('server/')) continue;
    const own = heightOf(path);
    if (own === undefined) {
      wrong.push(`${path}:1 its tag has no place in the order of tests/architecture/rules/serverTags.ts`);
      continue;
    }
    for (const { specifier, target, line } of importsOf(path, text)) {
      if (!target?.startsWith('server/') || (heightOf(target) ?? 0) <= own) continue;
      wrong.push(
        `${path}:${line} ${specifier}: ${serverOrder[own - 1] ?? 'the ground of server'} stands below it`,
      );
    }
  }
  return wrong;
}
