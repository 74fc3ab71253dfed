import { globSync } from 'node:fs';
import { join } from 'node:path';
import {
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

// Each a list that stays the same, by which what it needs is kept.
const ownProfile = ['src/pages/profile/ProfilePage.tsx'];
const otherProfile = ['src/pages/people/UserProfilePage.tsx'];
const profiles = new Set([...ownProfile, ...otherProfile]);
const otherPages = globSync('src/pages/*/*Page.tsx', { cwd: join(import.meta.dirname, '..') }).filter(
  (path) => !profiles.has(path),
);

/** Of ours, and not on the way of a guest. */
const isLater = (id: string, needs: ReturnType<typeof waysIn>, graph: ModuleGraph) =>
  /\/(src|openapi\/generated)\//.test(id) && !needs(guestModules, id, graph);

/**
 * What later screens share of what is made of nothing else of ours: the names of dozens of such files weigh more in the list of the
 * first file than what is in them. Who signs up loads only what that takes.
 */
export function sharedBits(): Grouping {
  const needs = waysIn();
  return (id, graph) =>
    /\/src\/(lib|domain)\//.test(id) &&
    graph.getModuleInfo(id)?.importedIds.length === 0 &&
    !needs(guestModules, id, graph)
      ? 'bits'
      : null;
}

/** Of what the forms of guests are made of, what others fill in as well and nobody needs before. */
export function guestForms(): Grouping {
  const needs = waysIn();
  return (id, graph) =>
    /\/src\/components\/ui\//.test(id) &&
    needs(guestModules, id, graph) &&
    !needs(firstModules, id, graph) &&
    !needs(feedModules, id, graph)
      ? 'forms'
      : null;
}

/** Whether a module brings code of a package along that is not there from the beginning. */
function bringsPackages(): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>();
  const brings = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Who is on the way to itself adds nothing.
    known.set(id, false);
    const found =
      !foundation.test(id) &&
      !iconFile.test(id) &&
      (id.includes('/node_modules/') ||
        (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => brings(imported, graph)));
    known.set(id, found);
    return found;
  };
  return brings;
}

/**
 * What many later screens are made of: one request for all of it, and one name in the list of the first file. Nobody loads the
 * machinery of a menu for a button.
 */
export function sharedParts(): Grouping {
  const needs = waysIn();
  const brings = bringsPackages();
  return (id, graph) => (isLater(id, needs, graph) && !brings(id, graph) ? 'parts' : null);
}

/** What only profiles are made of, and what both of them share with a few other screens: else it is a request for each. */
export function peopleParts(): Grouping {
  const needs = waysIn();
  const brings = bringsPackages();
  return (id, graph) => {
    if (!isLater(id, needs, graph)) return null;
    const [own, other] = [needs(ownProfile, id, graph), needs(otherProfile, id, graph)];
    if (!own && !other) return null;
    if (!needs(otherPages, id, graph)) return 'profile';
    return own && other && !brings(id, graph) ? 'people' : null;
  };
}
