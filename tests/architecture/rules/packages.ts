import { isBuiltin } from 'node:module';
import { importsOf, type Tree } from './tree.ts';

export interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** `require.resolve('chromatic/package.json')` finds a package without importing it. */
const resolved = /\b(?:createRequire\([^)]*\)|require)\.resolve\('([^'.][^']*)'\)/g;

/** `@scope/name` of `@scope/name/file.ts`. */
const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that files use, types included. */
export function packagesIn(files: Tree): Set<string> {
  const specifiers = [...files].flatMap(([path, text]) => [
    ...importsOf(path, text).map(({ specifier }) => specifier),
    ...[...text.matchAll(resolved)].map(([, specifier = '']) => specifier),
  ]);
  return new Set(specifiers.filter((one) => !/^[.#]/.test(one) && !isBuiltin(one)).map(nameOf));
}

/**
 * Where a package in `folder` names other packages than it uses: what it is made of needs dependencies or peers, its tests
 * need them or devDependencies.
 */
export function wrongManifest(folder: string, manifest: Manifest, files: Tree): string[] {
  const within = (part: string) =>
    packagesIn(new Map([...files].filter(([path]) => path.startsWith(`${folder}/${part}/`))));
  const needed = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  const forTests = new Set(Object.keys(manifest.devDependencies ?? {}));
  const [ofSource, ofTests] = [within('src'), within('tests')];
  return [
    ...[...ofSource]
      .filter((name) => !needed.has(name))
      .map((name) => `src uses ${name}, which is no dependency`),
    ...[...needed].filter((name) => !ofSource.has(name)).map((name) => `src does not use ${name}`),
    ...[...ofTests]
      .filter((name) => !needed.has(name) && !forTests.has(name))
      .map((name) => `tests use ${name}, which is no devDependency`),
    ...[...forTests]
      .filter((name) => needed.has(name) || !ofTests.has(name))
      .map((name) => `tests alone do not use ${name}`),
  ].map((line) => `${folder}: ${line}`);
}
