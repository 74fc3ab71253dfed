import { matchPath } from 'react-router-dom';
import ts from 'typescript';
import { lineOf, nodesOf, parse, type Tree } from './tree.ts';

/** The table of routes itself, and code whose paths are those of the server. */
const withoutLinks = ['src/app/routes.ts', 'src/api/', 'src/platform/', 'src/serviceWorker/'];

/** Links, by the file that they stand in, whose screen is still to come. None at the moment. */
export const promised: Readonly<Record<string, readonly string[]>> = {};

/** A path of this application as it stands in the text: what is put in at run time is one part of it. */
function pathOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  if (node.head.text === '/') return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
}

/** What begins with something put in at run time is made from the routes, or not made here. */
const isPath = (text: string) => /^\/(?:[a-z][\w-]*(?:\/[\w-]*)*)?(?:[?#].*)?$/.test(text);

/** `/posts/post-details/` has its token added elsewhere. */
const toAddress = (text: string) => text.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1/x');

/** Each link to an address that has no screen. `screens` are the paths of the routes that have one. */
export function deadLinks(files: Tree, screens: readonly string[]): string[] {
  const dead: string[] = [];
  for (const [path, text] of files) {
    if (!path.startsWith('src/') || withoutLinks.some((start) => path.startsWith(start))) continue;
    const source = parse(path, text);
    for (const node of nodesOf(source)) {
      const found = pathOf(node);
      if (found === undefined || !isPath(found) || promised[path]?.includes(found)) continue;
      const address = toAddress(found);
      if (!screens.some((screen) => matchPath(`/${screen}`, address)))
        dead.push(`${path}:${lineOf(source, node)} leads to ${found}, where no screen is`);
    }
  }
  return dead;
}
