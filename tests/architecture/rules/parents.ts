import { importsOf, type Tree } from './tree.ts';

const isComponent = (path: string) => path.startsWith('src/components/') && path.endsWith('.tsx');

/**
 * The components that exactly one file of the product draws, and that file is a component: they are private, and their
 * states are those of their parent. Who imports nothing but types draws nothing.
 */
export function privateComponents(files: Tree): Set<string> {
  const importers = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    if (!path.startsWith('src/')) continue;
    for (const { target, typeOnly } of importsOf(path, text)) {
      if (target === undefined || typeOnly || !isComponent(target) || target === path) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return new Set(
    [...importers].flatMap(([path, [parent = '', another]]) =>
      another === undefined && isComponent(parent) ? [path] : [],
    ),
  );
}

/** Lines of a file, as an editor counts them. */
export const lineCount = (text: string) => text.replace(/\n$/, '').split('\n').length;
