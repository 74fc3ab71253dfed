import type { Tree } from './tree.ts';

/** Lines a file may have; the first match counts. */
const limits: readonly [where: RegExp, lines: number][] = [
  [/^src\/pages\//, 80],
  [/^src\/hooks\//, 80],
  [/^src\/components\//, 150],
  [/^stories\//, 200],
  [/./, 250],
];

/** Files above their limit, except those of `reasons`, which may have half as much again as any file. */
export function tooLong(files: Tree, reasons: Record<string, string>): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    const lines = text.replace(/\n$/, '').split('\n').length;
    const limit = path in reasons ? 375 : (limits.find(([where]) => where.test(path))?.[1] ?? 250);
    if (lines > limit) wrong.push(`${path}: ${lines} lines; the limit is ${limit}`);
  }
  for (const path of Object.keys(reasons))
    if (!files.has(path)) wrong.push(`${path}: excused, but not there`);
  return wrong;
}
