import ts from 'typescript';
import { lineOf, nodesOf, parse, type Tree } from './tree.ts';

const escapes =
  /\b(?:as any|as unknown as|as never)\b|@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint)-disable|prettier-ignore/;
const skips = /\b(?:it|test|describe)\.(?:skip|todo|fails)\b|\bskip:\s*true/;
const only = /\b(?:it|test|describe)\.only\b/;

/** Words of a comment on this line besides the directive itself. */
const saysWhy = (line: string | undefined) => {
  const comment = /(?:\/\/|\/\*|^\s*\*|\{\/\*)(.*)$/.exec(line ?? '')?.[1] ?? '';
  const [directive, reason = ''] = comment.split(' -- ');
  const words = /-disable|@ts-|prettier-ignore/.test(comment) ? reason : directive;
  return /\w{2,}\W+\w{2,}/.test(words ?? '');
};

/** Each way around a check that does not say why, on its line or in a comment on the line before. */
export function unexplained(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    if (path.startsWith('tests/architecture/')) continue;
    const lines = text.split('\n');
    const source = parse(path, text);
    const bangs = new Set(
      [...nodesOf(source)].filter(ts.isNonNullExpression).map((node) => lineOf(source, node.expression)),
    );
    lines.forEach((line, index) => {
      if (only.test(line)) wrong.push(`${path}:${index + 1} runs one test and hides the others`);
      if (!escapes.test(line) && !skips.test(line) && !bangs.has(index + 1)) return;
      if (!saysWhy(line) && !saysWhy(lines[index - 1]))
        wrong.push(`${path}:${index + 1} says no reason: ${line.trim()}`);
    });
  }
  return wrong;
}
