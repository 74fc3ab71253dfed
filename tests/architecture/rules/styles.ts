import ts from 'typescript';
import { lineOf, nodesOf, parse, type Tree } from './tree.ts';

/** Sides of the screen; a right-to-left language has them the other way round. */
const physical =
  /^(?:ml|mr|pl|pr|left|right|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:\w*)|rounded(?:Left|Right)|border(?:Top|Bottom)(?:Left|Right)Radius)$/;
const colourProperty =
  /^(?:color|bg|background|backgroundColor|fill|stroke|(?:border|outline|caret|accent|textDecoration)\w*Color|_?placeholderColor)$/;
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
const semantic =
  /^(?:bg|fg|border|accent|live|premium|print|danger|warning|success|info|avatar)(?:\.|$)|^(?:transparent|inherit|currentColor|currentcolor|current|none|unset)$|^(?:var|color-mix)\(|^\{colors\./;
const styled = /^src\/(components|pages|app|theme\/recipes)\//;

function stringOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isJsxExpression(node) ? stringOf(node.expression) : undefined;
}

/** Physical sides and colours that are no semantic token, in everything that is drawn. */
export function wrongStyles(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    if (!styled.test(path)) continue;
    const source = parse(path, text);
    for (const node of nodesOf(source)) {
      if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) continue;
      const name = node.name.getText(source).replaceAll(/['"]/g, '');
      const value = stringOf(node.initializer);
      const fail = (reason: string) => wrong.push(`${path}:${lineOf(source, node)} ${name}: ${reason}`);
      if (physical.test(name)) fail('use the logical side (ms, pe, insetStart, borderStart)');
      if (name === 'textAlign' && (value === 'left' || value === 'right')) fail('use start or end');
      if (value === undefined) continue;
      if (rawColour.test(value)) fail(`'${value}' is no token`);
      else if (colourProperty.test(name) && !semantic.test(value)) fail(`'${value}' is no semantic colour`);
    }
  }
  return wrong;
}
