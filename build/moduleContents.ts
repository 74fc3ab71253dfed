import { parseAst } from 'vite';

/** What the bundler knows of a module. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; code: string | null } | null;
}

/** A module, and which of its names are wanted. */
export interface Taken {
  id: string;
  names: readonly string[] | 'all';
}

export interface Contents {
  /** What it cannot run without. */
  takes: readonly Taken[];
  /** It only passes on what others have: who wants a name needs what is behind that name, and nothing else. */
  passes?: { names: ReadonlyMap<string, Taken>; others: readonly string[] };
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type IdOf = (source: { value: string }) => string;

const nameOf = (node: { type: string; name?: string; value?: unknown }) => node.name ?? String(node.value);

/** What the imports of a module are called in it. */
const importsOf = (body: readonly Statement[], idOf: IdOf) =>
  new Map(
    body.flatMap((one) => {
      if (one.type !== 'ImportDeclaration') return [];
      return one.specifiers.map((specifier): [string, Taken] => {
        const id = idOf(one.source);
        if (specifier.type === 'ImportNamespaceSpecifier')
          return [specifier.local.name, { id, names: 'all' }];
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
        return [specifier.local.name, { id, names: [name] }];
      });
    }),
  );

/** What it exports that others have. */
const passedOn = (body: readonly Statement[], idOf: IdOf, imports: ReadonlyMap<string, Taken>) =>
  new Map(
    body.flatMap((one) => {
      if (one.type === 'ExportAllDeclaration' && one.exported)
        return [[nameOf(one.exported), { id: idOf(one.source), names: 'all' } as Taken] as const];
      if (one.type !== 'ExportNamedDeclaration') return [];
      return one.specifiers.flatMap((specifier) => {
        const local = nameOf(specifier.local);
        const behind = one.source ? { id: idOf(one.source), names: [local] } : imports.get(local);
        return behind ? [[nameOf(specifier.exported), behind] as const] : [];
      });
    }),
  );

const onlyPassesOn = (one: Statement) =>
  one.type === 'ImportDeclaration' ||
  one.type === 'ExportAllDeclaration' ||
  (one.type === 'ExportNamedDeclaration' && !one.declaration) ||
  (one.type === 'ExpressionStatement' && 'directive' in one);

const whole = (id: string): Taken => ({ id, names: 'all' });

/** The modules that a module asks for, each with the names that it takes of it. */
export function contentsOf(id: string, graph: ModuleGraph): Contents {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  // The bundler's own, which no source names.
  const ids = importedIds.filter((imported) => !imported.includes('vite/preload-helper'));
  if (!code || ids.length === 0) return { takes: [] };
  const { body } = parseAst(code);
  const sources = [
    ...new Set(body.flatMap((one) => ('source' in one && one.source ? [one.source.value] : []))),
  ];
  // What is required and not imported is not told by names.
  if (sources.length !== ids.length) return { takes: ids.map(whole) };
  const idOf: IdOf = ({ value }) => ids[sources.indexOf(value)] ?? '';
  const imports = importsOf(body, idOf);
  const names = passedOn(body, idOf, imports);
  const others = body.flatMap((one) =>
    one.type === 'ExportAllDeclaration' && !one.exported ? [idOf(one.source)] : [],
  );
  const bare = body.flatMap((one) =>
    one.type === 'ImportDeclaration' && one.specifiers.length === 0 ? [whole(idOf(one.source))] : [],
  );
  return body.every(onlyPassesOn)
    ? { takes: bare, passes: { names, others } }
    : { takes: [...bare, ...imports.values(), ...names.values(), ...others.map(whole)] };
}
