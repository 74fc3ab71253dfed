import { join } from 'node:path';
import { contentsOf, type Contents, type ModuleGraph, type Taken } from './moduleContents.ts';

const root = join(import.meta.dirname, '..');

const packages =
  'react react-dom react-is scheduler react-router react-router-dom @emotion stylis @pandacss openapi-fetch ' +
  'use-sync-external-store dequal hoist-non-react-statics';
/**
 * What every screen stands on: in the entry, where the bundler would put it, it and the shared modules below would need
 * each other. Of Chakra the engine only; its components go with the screens that use them,
 * and the door to all of it is no part of it.
 */
export const foundation = new RegExp(
  String.raw`/node_modules/((${packages.replaceAll(' ', '|')})/|swr/dist/(?!infinite)|@chakra-ui/react/dist/esm/(?!index\.|components/|hooks/use-(breakpoint|media-query)))`,
);

type Knowledge = Map<string, Contents>;

function known(id: string, graph: ModuleGraph, knowledge: Knowledge): Contents {
  const contents = knowledge.get(id) ?? contentsOf(id, graph);
  knowledge.set(id, contents);
  return contents;
}

/** What is behind these names of a module that only passes them on. */
function behind({ names, others }: NonNullable<Contents['passes']>, wanted: Taken['names']): Taken[] {
  if (wanted === 'all') return [...names.values(), ...others.map((id) => ({ id, names: wanted }))];
  return wanted.flatMap((name) => names.get(name) ?? others.map((id) => ({ id, names: [name] })));
}

/** Whatever these modules need, themselves included. What every screen stands on is not looked into. */
function neededBy(modules: readonly string[], graph: ModuleGraph, knowledge: Knowledge): ReadonlySet<string> {
  const needed = new Set<string>();
  const asked = new Set<string>();
  const rest: Taken[] = modules.map((path) => ({ id: join(root, path), names: 'all' }));
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { id, names } = next;
    const question = `${id} ${String(names)}`;
    if (foundation.test(id) || asked.has(question)) continue;
    asked.add(question);
    const { takes, passes } = known(id, graph, knowledge);
    if (!needed.has(id)) rest.push(...takes);
    needed.add(id);
    if (passes) rest.push(...behind(passes, names));
  }
  return needed;
}

/** Which of these lists of modules need a module; each list is followed once, when it is asked for the first time. */
export function waysIn() {
  const knowledge: Knowledge = new Map();
  const found = new Map<readonly string[], ReadonlySet<string>>();
  return (modules: readonly string[], id: string, graph: ModuleGraph): boolean => {
    const needed = found.get(modules) ?? neededBy(modules, graph, knowledge);
    found.set(modules, needed);
    return needed.has(id);
  };
}
