import ts from 'typescript';
import { lineOf, nodesOf, parse, type Tree } from './tree.ts';

const calledOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** `delay('infinite')` is an answer that never comes: nobody waits for it. */
function isPause(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false;
  const [first] = node.arguments;
  if (calledOf(node) === 'delay')
    return !first || !ts.isStringLiteralLike(first) || first.text !== 'infinite';
  return calledOf(node) === 'setTimeout';
}

/**
 * Places of stories, and of what answers them, that wait for a time. On a busy machine the time is too short, on another one
 * it is wasted: a play waits for what is seen, and an answer that must come late is held until the play lets it go.
 */
export function pauses(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    if (!/^(stories|mocks)\//.test(path)) continue;
    const source = parse(path, text);
    for (const node of nodesOf(source))
      if (isPause(node))
        wrong.push(
          `${path}:${lineOf(source, node)} waits for a time; hold the answer (mocks/held.ts) or wait for a state`,
        );
  }
  return wrong;
}
