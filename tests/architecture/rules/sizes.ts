import { lineCount } from './parents.ts';
import type { Tree } from './tree.ts';

interface Limit {
  where: RegExp;
  /** Lines that a file of this kind may have. */
  most: number;
  /** From here on, it is worth a look. */
  warnAbove?: number;
}

/** The first match counts. A hook is one wherever it stands. */
const limits: readonly Limit[] = [
  { where: /^src\/pages\//, most: 80 },
  { where: /^src\/(hooks\/|components\/.*\/use[A-Z][^/]*\.ts$)/, most: 150, warnAbove: 100 },
  { where: /^src\/components\//, most: 250, warnAbove: 150 },
  { where: /^stories\//, most: 200 },
];
const ofAny = 250;

const limitOf = (path: string) => limits.find(({ where }) => where.test(path));

/** Files above their limit, except those of `reasons`, which may have half as much again as any file. */
export function tooLong(files: Tree, reasons: Record<string, string>): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    const lines = lineCount(text);
    const limit = path in reasons ? 375 : (limitOf(path)?.most ?? ofAny);
    if (lines > limit) wrong.push(`${path}: ${lines} lines; the limit is ${limit}`);
  }
  for (const path of Object.keys(reasons))
    if (!files.has(path)) wrong.push(`${path}: excused, but not there`);
  return wrong;
}

/** Files that are longer than most of their kind. They pass: cutting a whole thing into pieces may be worse. */
export function growing(files: Tree): string[] {
  return [...files].flatMap(([path, text]) => {
    const { most = ofAny, warnAbove = most } = limitOf(path) ?? {};
    const lines = lineCount(text);
    return lines > warnAbove && lines <= most
      ? [`${path}: ${lines} lines, where most have fewer than ${warnAbove}; the limit is ${most}`]
      : [];
  });
}
