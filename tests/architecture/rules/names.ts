import ts from 'typescript';
import { parse, type Tree } from './tree.ts';

/** Names that say when a thing was written, or nothing. */
const forbidden = /(?:[a-z]2|New|Next|Legacy|_?DEPRECATED|^Old|^utils?|^helpers?|^common)$/;
const named = /^src\/(components|pages)\/.*\.tsx$|^src\/hooks\/.*\/use\w+\.ts$/;

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Names that a file exports by declaring them; re-exports do not count. */
export function exportsOf(path: string, text: string): string[] {
  const names: string[] = [];
  for (const node of parse(path, text).statements) {
    if (!isExported(node)) continue;
    if (ts.isVariableStatement(node))
      names.push(...node.declarationList.declarations.map(({ name }) => name.getText()));
    else if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node))
      names.push(node.name?.text ?? 'default');
    else if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) names.push(node.name.text);
  }
  return names;
}

const isBarrel = (path: string, text: string) => {
  const { statements } = parse(path, text);
  return (
    statements.length > 0 && statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier)
  );
};

/** Bad names of files, folders and exports; barrels; files that are not called as what they export. */
export function wrongNames(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    const name = (path.split('/').at(-1) ?? '').replace(/\..*$/, '');
    for (const part of [...path.split('/').slice(0, -1), name])
      if (forbidden.test(part)) wrong.push(`${path}: '${part}' says nothing about what is in it`);
    if ((name === 'index' && /^(src|mocks|stories)\//.test(path)) || isBarrel(path, text))
      wrong.push(`${path}: a barrel; import from the file that has it`);
    if (!/\.tsx?$/.test(path)) continue;
    const exported = exportsOf(path, text);
    for (const export_ of exported)
      if (forbidden.test(export_)) wrong.push(`${path}: '${export_}' says nothing about what it is`);
    if (named.test(path) && !exported.some((export_) => export_.startsWith(name)))
      wrong.push(`${path}: it must export ${name}`);
  }
  return wrong;
}
