import { globSync } from 'node:fs';
import { join } from 'node:path';
import {
  bringsPackages,
  entryModules,
  feedModules,
  firstModules,
  foundation,
  guestModules,
  iconFile,
  waysIn,
  type ModuleGraph,
} from './moduleGraph.ts';

/** Which file a module goes to, by the name of a group; null leaves it to the bundler, which makes one for each set of screens. */
type Grouping = (id: string, graph: ModuleGraph) => string | null;
type Needs = ReturnType<typeof waysIn>;
type Brings = ReturnType<typeof bringsPackages>;

/** What every screen with posts needs, and no other. */
const feed =
  /\/src\/((components|hooks)\/feed\/|hooks\/people\/|components\/(ui\/Tabs|layout\/PageColumns)\.tsx|pages\/feedCards\.ts)/;
/** Small, and needed by what is made of posts. */
const siteHooks = /\/src\/hooks\/(site\/|outbox\/sendOrWait)/;
const ours = /\/(src\/(components\/ui|theme|lib|domain|api|hooks|realtime)|openapi\/generated)\//;
/** What the forms of guests are made of, in pieces of some hundred bytes. */
const guestParts = /\/src\/components\/(account|layout)\//;
/** What is below all screens: nothing of it needs a screen. */
const base =
  /\/(src\/(components\/ui|theme|lib|domain|api|platform|realtime)|openapi\/generated|node_modules\/swr)\//;

const isSmall = (id: string) => ours.test(id) || iconFile.test(id);

/** Is this one of our small modules, and does the first screen, or the feed, need it? */
const sharedFile =
  (needs: Needs): Grouping =>
  (id, graph) => {
    const forMembers = needs(feedModules, id, graph);
    if (needs(firstModules, id, graph)) {
      if (isSmall(id)) return 'first';
      return guestParts.test(id) && !forMembers && !needs(entryModules, id, graph) ? 'account' : null;
    }
    if (!forMembers) return null;
    if (feed.test(id)) return 'feed';
    // A guest does not wait for what members need; what both need is in pieces too small to travel alone.
    if (needs(guestModules, id, graph)) return isSmall(id) ? 'guest' : null;
    if (siteHooks.test(id)) return 'feed';
    return base.test(id) || iconFile.test(id) ? 'member' : null;
  };

// Each a list that stays the same, by which what it needs is kept.
const ownProfile = ['src/pages/profile/ProfilePage.tsx'];
const otherProfile = ['src/pages/people/UserProfilePage.tsx'];
const profiles = new Set([...ownProfile, ...otherProfile]);
const otherPages = globSync('src/pages/*/*Page.tsx', { cwd: join(import.meta.dirname, '..') }).filter(
  (path) => !profiles.has(path),
);

/** Of ours, and not on the way of a guest. */
const isLater = (id: string, graph: ModuleGraph, needs: Needs) =>
  /\/(src|openapi\/generated)\//.test(id) && !needs(guestModules, id, graph);

/**
 * What later screens share of what is made of nothing else of ours: the names of dozens of such files weigh more in the list of the
 * first file than what is in them. Who signs up loads only what that takes.
 */
const sharedBits =
  (needs: Needs): Grouping =>
  (id, graph) =>
    isLater(id, graph, needs) &&
    /\/src\/(lib|domain)\//.test(id) &&
    graph.getModuleInfo(id)?.importedIds.length === 0
      ? 'bits'
      : null;

/** Of what the forms of guests are made of, what others fill in as well and nobody needs before. */
const guestForms =
  (needs: Needs): Grouping =>
  (id, graph) =>
    /\/src\/components\/ui\//.test(id) &&
    needs(guestModules, id, graph) &&
    !needs(firstModules, id, graph) &&
    !needs(feedModules, id, graph)
      ? 'forms'
      : null;

/**
 * What many later screens are made of: one request for all of it, and one name in the list of the first file. Nobody loads the
 * machinery of a menu for a button.
 */
const sharedParts =
  (needs: Needs, brings: Brings): Grouping =>
  (id, graph) =>
    isLater(id, graph, needs) && !brings(id, graph) ? 'parts' : null;

/** What only profiles are made of, and what both of them share with a few other screens: else it is a request for each. */
const peopleParts =
  (needs: Needs, brings: Brings): Grouping =>
  (id, graph) => {
    if (!isLater(id, graph, needs)) return null;
    const [own, other] = [needs(ownProfile, id, graph), needs(otherProfile, id, graph)];
    if (!own && !other) return null;
    if (!needs(otherPages, id, graph)) return 'profile';
    return own && other && !brings(id, graph) ? 'people' : null;
  };

/** The groups of the bundler, the first that takes a module first. What they ask about the modules of a build is found out once. */
export function fileGroups() {
  const needs = waysIn();
  const brings = bringsPackages();
  return [
    { name: 'foundation', test: foundation },
    { name: sharedFile(needs), debugName: 'first, account, guest, feed and member' },
    // What several later screens draw: a name in the list of the first file costs as much as the icon behind it.
    { name: 'icons', test: iconFile, minShareCount: 2 },
    { name: sharedBits(needs), debugName: 'bits', minShareCount: 2, maxModuleSize: 1500 },
    { name: guestForms(needs), debugName: 'forms', minShareCount: 2 },
    { name: sharedParts(needs, brings), debugName: 'parts', minShareCount: 10 },
    { name: peopleParts(needs, brings), debugName: 'people and profile', minShareCount: 2 },
  ];
}
