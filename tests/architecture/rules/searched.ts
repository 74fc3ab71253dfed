import ts from 'typescript';
import { lineOf, nodesOf, parse, type Tree } from './tree.ts';

const home = 'server/search/searchEntries.ts';
const indexers = new Set(['indexMember', 'indexMembers', 'indexAllMembers', 'indexJob', 'indexEvent']);
/** Of a member: what decides whether, and by which words, they are found. */
const decisive = ['user_name', 'phone_verified_at', 'suspended_at', 'deleted_at'];
const writers = new Set(['insertInto', 'updateTable', 'deleteFrom', 'insert']);
const rawWrite = /\b(insert\s+into|update|delete\s+from)\s+(members|jobs|events)\b([^]*)/i;

/** Files that write what is found without telling the search, each with its reason. */
const exempt = new Map([
  ['server/search/listedEvents.ts', 'it is what searchEntries.ts calls'],
  ['server/modules/account/register.ts', 'nobody is found before their phone is verified (verify.ts)'],
]);

/** Sums, and what the upkeep has done: no search knows them. */
const isSum = (column: string) =>
  /_(count|price)$/.test(column) || ['warned_at', 'link_sent_for'].includes(column);

const decides = (names: string) => decisive.some((column) => new RegExp(`\\b${column}\\b`).test(names));

/** Names that get a value in object literals below these nodes. */
const given = (nodes: Iterable<ts.Node>) =>
  [...nodes]
    .flatMap((node) =>
      ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? [node.name.getText()] : [],
    )
    .join(' ');

/** What the `set` of a statement is given; undefined without one. */
function setOf(statement: ts.Node): ts.Node | undefined {
  for (
    let node = statement.parent;
    ts.isPropertyAccessExpression(node) || ts.isCallExpression(node);
    node = node.parent
  )
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'set'
    )
      return node.arguments[0];
  return undefined;
}

/** A change may be put together away from its statement, so all that the file names counts unless it all stands there. */
function updates(statement: ts.Node, file: readonly ts.Node[]): boolean {
  const set = setOf(statement);
  const below = set ? [...nodesOf(set)] : [];
  const whole = below.some(ts.isObjectLiteralExpression) && !below.some(ts.isSpreadAssignment);
  return decides(given(whole ? below : file));
}

function callWrites(call: ts.CallExpression, file: readonly ts.Node[]): boolean {
  const callee = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression;
  const table = call.arguments.find((argument) => ts.isStringLiteralLike(argument))?.text ?? '';
  if (!writers.has(callee.getText()) || !['members', 'jobs', 'events'].includes(table)) return false;
  return table !== 'members' || callee.getText() !== 'updateTable' || updates(call, file);
}

/** `where` and what follows it only asks. */
function textWrites(text: string): boolean {
  const [, verb = '', table, rest = ''] = rawWrite.exec(text) ?? [];
  if (table === undefined) return false;
  const set = rest.split(/\b(where|from)\b/i)[0] ?? '';
  const columns = [...set.matchAll(/(\w+) = /g)].map(([, column = '']) => column);
  if (/update/i.test(verb) && columns.length > 0 && columns.every(isSum)) return false;
  return table !== 'members' || !/update/i.test(verb) || decides(rest.split(/\bwhere\b/i)[0] ?? '');
}

function writes(node: ts.Node, file: readonly ts.Node[]): boolean {
  if (ts.isCallExpression(node)) return callWrites(node, file);
  return (
    (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) && textWrites(node.getText())
  );
}

const tellsSearch = (nodes: readonly ts.Node[]) =>
  nodes.some((node) => ts.isCallExpression(node) && indexers.has(node.expression.getText()));

/**
 * Each place of the server that writes what the search finds, in a file that never tells the search. The index is kept by
 * calls and not by the database, so a forgotten one shows nowhere else.
 */
export function unsearched(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    if (!path.startsWith('server/') || path.startsWith('server/db/') || path === home || exempt.has(path))
      continue;
    const source = parse(path, text);
    const nodes = [...nodesOf(source)];
    if (tellsSearch(nodes)) continue;
    for (const node of nodes)
      if (writes(node, nodes))
        wrong.push(`${path}:${lineOf(source, node)} changes what is found and calls nothing of ${home}`);
  }
  return wrong;
}
