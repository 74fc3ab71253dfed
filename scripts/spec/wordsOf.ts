import ts from 'typescript';
import { isTestCall, nodesOf, type Part, type ProofFiles, type Reached } from './ProofFiles.ts';
import type { Words } from './statedIn.ts';

const told = new Set(['name', 'spec', 'tags']);

/** What a person is told of a test, which asserts nothing: its title, and a story's name and list of requirements. */
function isTold(node: ts.Node): boolean {
  const { parent } = node;
  if (isTestCall(parent)) return parent.arguments[0] === node;
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name) || !told.has(node.name.text))
    return false;
  // `name` of a story, not of a role that a play asks for; `spec` among the story's parameters.
  return node.name.text === 'spec' || ts.isVariableDeclaration(parent.parent);
}

function literalOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  if (ts.isNumericLiteral(node)) return node.text;
  return ts.isRegularExpressionLiteral(node) ? node.text.replaceAll(/\\([^dwsbnt])/g, '$1') : undefined;
}

/** Whether an identifier is the name of a key: `{ key: 1 }`, `{ key }`, `answer.key`. */
const isKey = ({ parent }: ts.Identifier) =>
  ts.isPropertyAssignment(parent) ||
  ts.isShorthandPropertyAssignment(parent) ||
  ts.isPropertyAccessExpression(parent) ||
  ts.isBindingElement(parent);

function addWords(node: ts.Node, literals: Set<string>, names: Set<string>): void {
  const literal = literalOf(node);
  if (literal !== undefined) literals.add(literal);
  if (ts.isIdentifier(node) && isKey(node)) names.add(node.text);
  node.forEachChild((child) => {
    if (!isTold(child)) addWords(child, literals, names);
  });
}

/** Whether a declaration is a list or an object that tests are compared with, and does nothing. */
const isConstant = ({ node }: Part) =>
  ts.isVariableStatement(node) &&
  node.declarationList.declarations.every(
    ({ initializer }) =>
      initializer &&
      ![...nodesOf(initializer)].some((one) => ts.isFunctionLike(one) || ts.isCallExpression(one)),
  );

/** What a person would look for, too: a button that is not there cannot be pressed. */
const looks = /^(?:getBy|getAllBy)\w+$/;

/** Whether a statement asserts, looks for something, or calls what asserts. */
const saysSo = (sources: ProofFiles, path: string, statement: ts.Node): boolean =>
  [...nodesOf(statement)].some((node) => {
    if (!ts.isIdentifier(node) || !isCalled(node)) return false;
    if (assertion.test(node.text) || looks.test(node.text)) return true;
    return ts.isCallExpression(node.parent) && asserts(sources.reachFrom(path, [node]));
  });

/** The smallest statements of a block in which something is asserted, with the tables and loops that they stand in. */
function* assertingIn(sources: ProofFiles, path: string, node: ts.Node): Generator<ts.Node> {
  if (isTestCall(node)) yield node.expression;
  if (ts.isForOfStatement(node)) yield node.expression;
  const before = ts.isBlock(node) || ts.isForOfStatement(node) || isTestCall(node);
  const inner: ts.Node[] = [];
  node.forEachChild((child) => void inner.push(child));
  if (ts.isExpressionStatement(node) || ts.isReturnStatement(node) || ts.isVariableStatement(node)) {
    if (![...nodesOf(node)].some((one) => one !== node && ts.isStatement(one) && !ts.isBlock(one))) {
      if (saysSo(sources, path, node)) yield node;
      return;
    }
  } else if (!before && ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    if (saysSo(sources, path, node.body)) yield node.body;
    return;
  }
  for (const child of inner) yield* assertingIn(sources, path, child);
}

/** What the blocks and loops around a test repeat it with. */
function* tablesAround(block: ts.Node): Generator<ts.Node> {
  for (let at = block.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isForOfStatement(at) || isTestCall(at)) yield at.expression;
  }
}

/** What the assertions of a test say, with what they name in their own file, and the constants that they share. */
export function wordsOf(sources: ProofFiles, path: string, block: ts.Node): Words {
  const [literals, names] = [new Set<string>(), new Set<string>()];
  const { parts } = sources.reachFrom(path, [...tablesAround(block), ...assertingIn(sources, path, block)]);
  for (const part of parts) if (part.path === path || isConstant(part)) addWords(part.node, literals, names);
  return { literals, names };
}

const assertion = /^(?:expect|assert|findBy\w+|findAllBy\w+|toHave\w+)$/;

/** Whether a test, or what it calls, asserts something. */
export const asserts = ({ parts }: Reached): boolean =>
  parts.some(({ node }) =>
    [...nodesOf(node)].some((one) => ts.isIdentifier(one) && assertion.test(one.text) && isCalled(one)),
  );

const isCalled = ({ parent }: ts.Identifier): boolean =>
  ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent);

const ofProduct = /^(?:src|server)\//;
/** Opens the built application with a server of its own. */
const endToEnd = 'tests/e2e/support/app.ts';

/** Whether a test runs the product's own code. */
export const runsProduct = ({ files }: Reached): boolean =>
  [...files].some((file) => ofProduct.test(file) || file === endToEnd);
