import { posix } from 'node:path';
import ts from 'typescript';

/** Part of a file: what a test is made of. */
export interface Part {
  path: string;
  node: ts.Node;
}

export interface Reached {
  parts: Part[];
  /** Files that names in the parts are imported from, followed or not. */
  files: Set<string>;
}

/** Where tests and stories keep what they share; what it is made of belongs to the test that uses it. */
const ofTests = /^(?:tests|stories|packages\/[^/]+\/tests)\//;

const blockNames = new Set(['it', 'test', 'describe', 'step']);
const hookNames = /^(?:before|after)(?:Each|All)$/;

/** `it` of `it.each(table)('…')`, `test.step('…')`, `describe('…')`. */
function rootOf(callee: ts.Expression): string {
  let at: ts.Expression = callee;
  for (;;) {
    if (ts.isCallExpression(at) || ts.isPropertyAccessExpression(at)) at = at.expression;
    else if (ts.isTaggedTemplateExpression(at)) at = at.tag;
    else return ts.isIdentifier(at) ? at.text : '';
  }
}

/** Whether a call declares tests: `it('…', () => {})`, not the `it.each(table)` in it. */
export const isTestCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  blockNames.has(rootOf(node.expression)) &&
  node.arguments.length > 1 &&
  node.arguments.some(
    (one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one) || ts.isIdentifier(one),
  );

/** Whether a statement exports a story: `export const Unread: Story = …`. */
const isStory = (node: ts.Node, path: string): node is ts.VariableStatement =>
  path.endsWith('.stories.tsx') &&
  ts.isVariableStatement(node) &&
  !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Every node below one, itself first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

const isHook = (node: ts.Statement) =>
  ts.isExpressionStatement(node) &&
  ts.isCallExpression(node.expression) &&
  hookNames.test(rootOf(node.expression.expression));

/** Tests, stories and what they share, by path, parsed once. */
export class ProofFiles {
  private readonly parsed = new Map<string, ts.SourceFile>();
  private readonly readText: (path: string) => string | undefined;

  constructor(readText: (path: string) => string | undefined) {
    this.readText = readText;
  }

  source(path: string): ts.SourceFile | undefined {
    const known = this.parsed.get(path);
    const text = known ? undefined : this.readText(path);
    if (text === undefined) return known;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    this.parsed.set(path, source);
    return source;
  }

  /** The smallest test or story, its comments included, around a position. */
  blockAt(path: string, position: number): ts.Node | undefined {
    let found: ts.Node | undefined;
    const source = this.source(path);
    for (const node of source ? nodesOf(source) : []) {
      const around = node.getFullStart() <= position && position < node.end;
      if (around && (isTestCall(node) || isStory(node, path))) found = node;
    }
    return found;
  }

  /** What a block is made of: itself, the hooks around it, a story's meta, and every declaration that these name. */
  reach(path: string, block: ts.Node): Reached {
    const reached = this.reachFrom(path, [block]);
    for (const node of scopesOf(block)) {
      for (const one of statementsOf(node)) {
        if (isHook(one) || (ts.isExportAssignment(one) && path.endsWith('.stories.tsx')))
          this.add({ path, node: one }, reached);
      }
    }
    return reached;
  }

  /** What some nodes of a file name, with themselves. */
  reachFrom(path: string, nodes: readonly ts.Node[]): Reached {
    const reached: Reached = { parts: [], files: new Set() };
    for (const node of nodes) this.add({ path, node }, reached);
    return reached;
  }

  private add(part: Part, reached: Reached): void {
    if (reached.parts.some(({ node }) => node === part.node)) return;
    reached.parts.push(part);
    for (const node of nodesOf(part.node)) {
      if (ts.isIdentifier(node) && !isMember(node)) this.follow(part.path, node, reached);
      else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [from] = node.arguments;
        if (from && ts.isStringLiteralLike(from)) reached.files.add(targetOf(part.path, from.text));
      }
    }
  }

  private follow(path: string, name: ts.Identifier, reached: Reached): void {
    for (const scope of scopesOf(name)) {
      const declared = statementsOf(scope).find((one) => namesIn(one).includes(name.text));
      if (!declared) continue;
      if (!ts.isImportDeclaration(declared)) this.add({ path, node: declared }, reached);
      else if (ts.isStringLiteral(declared.moduleSpecifier)) {
        const imported = importedAs(declared, name.text);
        if (imported) this.followImport(targetOf(path, declared.moduleSpecifier.text), imported, reached);
      }
      return;
    }
  }

  private followImport(target: string, name: string, reached: Reached): void {
    reached.files.add(target);
    const source = ofTests.test(target) ? this.source(target) : undefined;
    const declared = source?.statements.find((one) => namesIn(one).includes(name));
    if (declared && ts.isExportDeclaration(declared) && declared.moduleSpecifier) {
      if (ts.isStringLiteral(declared.moduleSpecifier))
        this.followImport(targetOf(target, declared.moduleSpecifier.text), name, reached);
    } else if (declared) this.add({ path: target, node: declared }, reached);
  }
}

const targetOf = (path: string, specifier: string) => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
};

/** The name under which another file exports what is called `name` here; undefined for a type. */
function importedAs({ importClause }: ts.ImportDeclaration, name: string): string | undefined {
  if (importClause?.isTypeOnly) return undefined;
  const named = importClause?.namedBindings;
  const element =
    named && ts.isNamedImports(named) ? named.elements.find((one) => one.name.text === name) : undefined;
  return element?.isTypeOnly ? undefined : (element?.propertyName?.text ?? name);
}

/** Whether an identifier names a member of something else: `answer.key`, `{ key: 1 }`. */
const isMember = (node: ts.Identifier) =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node;

/** Blocks of code around a node, the nearest first, the file last. */
function scopesOf(node: ts.Node): ts.Node[] {
  const scopes: ts.Node[] = [];
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent)
    if (ts.isBlock(at) || ts.isSourceFile(at)) scopes.push(at);
  return scopes;
}

const statementsOf = (scope: ts.Node): readonly ts.Statement[] =>
  ts.isBlock(scope) || ts.isSourceFile(scope) ? scope.statements : [];

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bound(element.name)));
}

/** Names that a statement declares, imports or passes on. */
function namesIn(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => bound(name));
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return node.name ? [node.name.text] : [];
  if (ts.isExportDeclaration(node))
    return node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(({ name }) => name.text)
      : [];
  if (!ts.isImportDeclaration(node) || !node.importClause) return [];
  const { name, namedBindings } = node.importClause;
  const others = namedBindings
    ? ts.isNamespaceImport(namedBindings)
      ? [namedBindings.name.text]
      : namedBindings.elements.map((element) => element.name.text)
    : [];
  return [...(name ? [name.text] : []), ...others];
}
