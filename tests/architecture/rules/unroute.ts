import ts from 'typescript';
import { lineOf, nodesOf, parse, type Tree } from './tree.ts';

const isUnroute = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && /^unroute(All)?$/.test(node.name.text);

/** Places of tests that take routes away. With the last one, what the page is loading at that moment never gets its answer. */
export function unroutes(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    if (!path.startsWith('tests/e2e/')) continue;
    const source = parse(path, text);
    for (const node of nodesOf(source))
      if (isUnroute(node))
        wrong.push(
          `${path}:${lineOf(source, node)} takes a route away; tests/e2e/support/intercept.ts ends it`,
        );
  }
  return wrong;
}
