import ts from 'typescript';
import { lineOf, nodesOf, parse, type Tree } from './tree.ts';

/** What a component must be given instead of taking it: the same props must always draw the same picture. */
const impure = new Set([
  'Date.now',
  'Math.random',
  'crypto.randomUUID',
  'window.location',
  'document.location',
  'fetch',
  'localStorage',
  'sessionStorage',
  'XMLHttpRequest',
]);

const isRead = (node: ts.Identifier) => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return ts.isCallExpression(parent) || ts.isNewExpression(parent);
};

/** Each place where a component asks the machine for time, chance, address, storage or network. */
export function impureComponents(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    if (!path.startsWith('src/components/')) continue;
    const source = parse(path, text);
    for (const node of nodesOf(source)) {
      const fail = (what: string) =>
        wrong.push(`${path}:${lineOf(source, node)} ${what}: take it as a prop or from the clock`);
      if (ts.isPropertyAccessExpression(node) && impure.has(node.getText(source))) fail(node.getText(source));
      else if (ts.isIdentifier(node) && impure.has(node.text) && isRead(node)) fail(node.text);
      else if (ts.isIdentifier(node) && node.text === 'location' && isRead(node)) fail('location');
      else if (
        ts.isNewExpression(node) &&
        node.expression.getText(source) === 'Date' &&
        !node.arguments?.length
      )
        fail('new Date()');
    }
  }
  return wrong;
}
