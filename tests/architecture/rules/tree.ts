import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** Text of files by their path from the repository's root, with forward slashes. Rules are functions of it. */
export type Tree = ReadonlyMap<string, string>;

const root = join(import.meta.dirname, '../../..');

/** Every hand-written source file of the repository, or those with these endings. */
export function readTree(endings = 'ts,tsx,mjs,js'): Tree {
  const paths = globSync(
    [
      `{src,server,mocks,stories,tests,build,scripts,packages,openapi,.storybook}/**/*.{${endings}}`,
      '*.{ts,js}',
    ],
    {
      cwd: root,
      exclude: [
        'openapi/generated/**',
        '.storybook/static/mockServiceWorker.js',
        'tests/unit/gate/planted-*/**',
      ],
    },
  );
  return new Map(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')] as const).sort(),
  );
}

export const readText = (path: string) => readFileSync(join(root, path), 'utf8');

export const tree = (files: Record<string, string>): Tree => new Map(Object.entries(files));

const parsed = new Map<string, ts.SourceFile>();

/** The syntax tree of a file; several rules read the same one. */
export function parse(path: string, text: string): ts.SourceFile {
  const key = `${path}\0${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  parsed.set(key, source);
  return source;
}

export const lineOf = (source: ts.SourceFile, node: ts.Node) =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** Every node of a file, parents first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

export interface Import {
  specifier: string;
  /** Path from the root; undefined for a package. */
  target: string | undefined;
  typeOnly: boolean;
  line: number;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    !!named &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

function toTarget(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('#openapi/')) return specifier.slice(1);
  const [, name, file = ''] = /^@rolecast\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (name) return `packages/${name}/${file.startsWith('tests/') ? '' : 'src/'}${file}`;
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), specifier)) : undefined;
}

/** What a file imports: statements, re-exports, `import()` of a literal, types in `import()`. */
export function importsOf(path: string, text: string): Import[] {
  const source = parse(path, text);
  const found: Import[] = [];
  const add = (node: ts.Node, literal: ts.Node | undefined, typeOnly: boolean) => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    found.push({
      specifier: literal.text,
      target: toTarget(path, literal.text),
      typeOnly,
      line: lineOf(source, node),
    });
  };
  for (const node of nodesOf(source)) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      add(node, node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node, node.argument.literal, true);
  }
  return found;
}
