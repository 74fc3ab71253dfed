import { importsOf, type Tree } from './tree.ts';

/** Files that some files import, through others too, with themselves. Types decide nothing of what runs. */
export function reachedFrom(files: Tree, starts: readonly string[]): string[] {
  const reached = new Set(starts);
  // A set goes on to what is added to it meanwhile.
  for (const path of reached)
    for (const { target, typeOnly } of importsOf(path, files.get(path) ?? ''))
      if (target && !typeOnly) reached.add(target);
  return [...reached];
}
