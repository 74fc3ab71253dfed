import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { VisualError } from '../types.ts';
import { hashOf } from '../store/hash.ts';

/** What a story may depend on, as patterns from the repository's root. */
export interface SourceOptions {
  /** Folders whose code is followed by its imports. What is no code in them counts for every story. */
  followed: readonly string[];
  /** Files that any story may depend on without an import that the bundler would tell. */
  forAll: readonly string[];
  /** Files among which a missing edge is looked for when a story changed that was to be skipped. */
  audited: readonly string[];
}

/** Draw no story: what the frame of Storybook and other runners need. */
const elsewhere = /^\.storybook\/(?:manager\.|test-runner|vitest\.setup)/;
const code = /\.[cm]?[jt]sx?$/;

/** Of this package: it takes and compares the pictures, and changes what Storybook builds. */
const ownFolder = join(import.meta.dirname, '..');
const ownFiles = ['{capture,compare}/**/*.ts', 'storybook/countImports.ts'];
const ownLines = () =>
  globSync(ownFiles, { cwd: ownFolder }).map(
    (path) => `visual-review ${path.replaceAll('\\', '/')} ${hashOf(readFileSync(join(ownFolder, path)))}`,
  );

/** Packages that build or take the pictures, and are not imported by a story. */
const tools = [
  'storybook',
  '@storybook/builder-vite',
  '@storybook/react',
  '@storybook/react-vite',
  '@vitejs/plugin-react',
  'vite',
  'rolldown',
  'lightningcss',
  'playwright-core',
  '@sparticuz/chromium',
  'axe-core',
  '@blazediff/core',
  'sharp',
];

/** An expression whose file the module graph does not know: the bundler resolves it at some other time, or never. */
const unknownEdge = [
  /\bimport\(\s*(?!['"`]|\/\*)[^\s)]/,
  /\bimport\(\s*\/\*\s*@vite-ignore/,
  /\bnew URL\([^)]*import\.meta\.url/,
];

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/** Reads and hashes the files of a repository, each once. */
export interface Sources {
  /** undefined: there is no such file. */
  hash(path: string): string | undefined;
  /** Whether the file names another one in a way that no module graph shows. */
  hasUnknownEdge(path: string): boolean;
  /** `name version integrity` of the installed package that a path below node_modules belongs to. */
  packageOf(path: string): string | undefined;
  /** Of what counts for every story besides what the preview reaches. */
  forAll(): string[];
}

/** `node_modules/a/node_modules/@b/c/d.js` stands in the lock file as `node_modules/a/node_modules/@b/c`. */
const folderOf = (path: string) =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0].replace(/^(\.\.\/)+/, '');

function readLock(root: string): Lock {
  const file = join(root, 'package-lock.json');
  try {
    const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
    return { packages: lock.packages ?? {} };
  } catch {
    throw new VisualError(`${file} cannot be read; it says which versions of packages a story reaches.`);
  }
}

/** What CSS names: `@import "a"`, `url(b)`; addresses and data are no files. */
const namedInCss = (text: string) =>
  [...text.matchAll(/(?:@import\s+|url\(\s*)['"]?([^'")\s]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:[a-z]+:|\/|#|\.)/.test(name));

/** Files that the configuration of the bundler imports, so that a plugin of ours counts too. */
function importsOfConfig(root: string, path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !statSync(join(root, path), { throwIfNoEntry: false })?.isFile()) return found;
  found.add(path);
  for (const [, specifier = ''] of readFileSync(join(root, path), 'utf8').matchAll(
    /from\s+['"](\.[^'"]+)['"]/g,
  ))
    importsOfConfig(root, posix.normalize(posix.join(posix.dirname(path), specifier)), found);
  return found;
}

/** Opens the files of a repository for fingerprints. Throws VisualError when package-lock.json cannot be read. */
export function openSources(root: string, { followed, forAll }: SourceOptions): Sources {
  const { packages } = readLock(root);
  const texts = new Map<string, Buffer | undefined>();
  const read = (path: string) => {
    if (!texts.has(path)) {
      const file = statSync(join(root, path), { throwIfNoEntry: false })?.isFile();
      texts.set(path, file ? readFileSync(join(root, path)) : undefined);
    }
    return texts.get(path);
  };
  const packageAt = (folder: string) => {
    const entry = packages[folder];
    // A linked package is a folder somewhere else; its version says nothing.
    return entry && !entry.link ? `${folder} ${entry.version ?? ''} ${entry.integrity ?? ''}` : undefined;
  };
  const hash = (path: string) => {
    const bytes = read(path);
    return bytes && hashOf(bytes);
  };

  return {
    hash,
    hasUnknownEdge(path) {
      const text = code.test(path) ? (read(path)?.toString('utf8') ?? '') : '';
      return unknownEdge.some((pattern) => pattern.test(text));
    },
    packageOf: (path) => packageAt(folderOf(path) ?? ''),
    forAll() {
      const isFollowed = (path: string) => followed.some((folder) => path.startsWith(`${folder}/`));
      const below = followed.map((folder) => `${folder}/**/*`);
      const files = globSync([...forAll, ...below], { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => !elsewhere.test(path) && (!isFollowed(path) || !code.test(path)));
      const css = files.filter((path) => path.endsWith('.css'));
      const inCss = css.flatMap((path) => namedInCss(read(path)?.toString('utf8') ?? ''));
      const all = new Set([...files, ...importsOfConfig(root, 'vite.config.ts')]);
      const named = [...tools, ...inCss].map((name) => packageAt(folderOf(`node_modules/${name}`) ?? ''));
      return [
        ...[...all]
          .map((path) => [path, hash(path)] as const)
          .flatMap(([path, h]) => (h ? `${path} ${h}` : [])),
        ...ownLines(),
        ...named.filter((line) => line !== undefined),
        // Vite writes these into the modules.
        ...Object.entries(process.env).flatMap(([name, value]) =>
          name.startsWith('VITE_') ? `${name}=${value}` : [],
        ),
      ].sort();
    },
  };
}
