import ts from 'typescript';
import { lineOf, nodesOf, parse, type Tree } from './tree.ts';

const escapes = /\bas any\b|@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint)-disable|prettier-ignore/;
const skips = /\b(?:it|test|describe)\.(?:skip|todo|fails)\b|\bskip:\s*true|'!visual'/;
/** A test that is wrong about these, or about a `!`, fails at once; elsewhere they say why they are right. */
const claims = /\bas (?:unknown as|never)\b/;
const only = /\b(?:it|test|describe)\.only\b/;

/** Words of a comment on this line besides the directive itself. */
const saysWhy = (line: string | undefined) => {
  const comment = /(?:\/\/|\/\*|^\s*\*|\{\/\*)(.*)$/.exec(line ?? '')?.[1] ?? '';
  const [directive, reason = ''] = comment.split(' -- ');
  const words = /-disable|@ts-|prettier-ignore/.test(comment) ? reason : directive;
  return /\w{2,}\W+\w{2,}/.test(words ?? '');
};

/** Lines (from 0) that go around a check. */
function linesAround(path: string, text: string): number[] {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => (escapes.test(line) || skips.test(line) ? [index] : []));
  if (/^(tests|stories|packages\/[^/]+\/tests)\//.test(path)) return found;
  const source = parse(path, text);
  const bangs = [...nodesOf(source)]
    .filter(ts.isNonNullExpression)
    .map((node) => lineOf(source, node.expression) - 1);
  const claimed = lines.flatMap((line, index) => (claims.test(line) ? [index] : []));
  return [...new Set([...found, ...bangs, ...claimed])].sort((a, b) => a - b);
}

/** Each way around a check that does not say why, on its line or in a comment on the line before. */
export function unexplained(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    if (path.startsWith('tests/architecture/')) continue;
    const lines = text.split('\n');
    for (const index of linesAround(path, text))
      if (!saysWhy(lines[index]) && !saysWhy(lines[index - 1]))
        wrong.push(`${path}:${index + 1} says no reason: ${lines[index]?.trim()}`);
    lines.forEach((line, index) => {
      if (only.test(line)) wrong.push(`${path}:${index + 1} runs one test and hides the others`);
    });
  }
  return wrong;
}
