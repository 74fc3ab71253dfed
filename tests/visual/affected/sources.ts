import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { VisualError } from '../types.ts';
import { hashOf } from '../store/hash.ts';

/** Files that any story may depend on without an import that the bundler would tell. */
const countsForAll = [
  '.storybook/**/*',
  'public/**/*',
  '{src,stories,mocks}/**/*',
  'tests/visual/{capture,compare}/**/*',
  'tests/visual/{modes,visual.config}.ts',
  '{vite.config.ts,tsconfig.json,.env,.env.local,.env.production,.env.production.local}',
];

/** Draw no story: the panel, and what other runners need. What the preset does to the preview's build does count. */
const elsewhere = /^\.storybook\/(?:manager\.|test-runner|vitest\.setup|visual\/(?!preset))/;
const code = /\.[cm]?[jt]sx?$/;
/** Of these folders only what is no code counts for all: code is followed by its imports. */
const followed = /^(src|stories|mocks)\//;

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
  for (const [, specifier = ''] of readFileSync(join(root, path), 'utf8').matchAll(/from\s+'(\.[^']+)'/g))
    importsOfConfig(root, posix.normalize(posix.join(posix.dirname(path), specifier)), found);
  return found;
}

/** Opens the files of a repository for fingerprints. Throws VisualError when package-lock.json cannot be read. */
export function openSources(root: string): Sources {
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
      const files = globSync(countsForAll, { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => !elsewhere.test(path) && (!followed.test(path) || !code.test(path)));
      const css = files.filter((path) => path.endsWith('.css'));
      const inCss = css.flatMap((path) => namedInCss(read(path)?.toString('utf8') ?? ''));
      const all = new Set([...files, ...importsOfConfig(root, 'vite.config.ts')]);
      const named = [...tools, ...inCss].map((name) => packageAt(folderOf(`node_modules/${name}`) ?? ''));
      return [
        ...[...all]
          .map((path) => [path, hash(path)] as const)
          .flatMap(([path, h]) => (h ? `${path} ${h}` : [])),
        ...named.filter((line) => line !== undefined),
        // Vite writes these into the modules.
        ...Object.entries(process.env).flatMap(([name, value]) =>
          name.startsWith('VITE_') ? `${name}=${value}` : [],
        ),
      ].sort();
    },
  };
}
