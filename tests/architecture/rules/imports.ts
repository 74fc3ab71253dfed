import { importsOf, type Import, type Tree } from './tree.ts';

/**
 * What each zone may import, values and types; a zone may always import itself. `type:` in front: types only. The
 * longest matching zone counts, so that a folder which appears tomorrow is guarded by the one that it stands in.
 */
const allowed: Record<string, readonly string[]> = {
  openapi: [],
  'src/lib': ['openapi'],
  'src/domain': ['openapi', 'src/lib'],
  'src/theme': ['src/lib', 'src/domain'],
  'src/components/ui': ['type:openapi', 'src/lib', 'src/domain', 'src/theme'],
  'src/components': ['type:openapi', 'src/assets', 'src/lib', 'src/domain', 'src/theme', 'src/components/ui'],
  'src/api': ['openapi', 'src/lib', 'src/domain'],
  'src/realtime': ['openapi', 'src/lib', 'src/domain', 'src/api'],
  'src/platform': ['openapi', 'src/lib', 'src/domain', 'src/api'],
  'src/hooks': [
    'openapi',
    'src/lib',
    'src/domain',
    'src/api',
    'src/realtime',
    'src/platform',
    'type:src/components',
  ],
  'src/pages': [
    'openapi',
    'src/lib',
    'src/domain',
    'src/theme',
    'src/components',
    'src/api',
    'src/realtime',
    'src/platform',
    'src/hooks',
  ],
  'src/app': ['src', 'openapi'],
  src: ['src', 'openapi'],
  server: ['openapi'],
  mocks: ['openapi', 'src/lib', 'src/domain', 'src/api', 'src/platform', 'type:src'],
  'stories/components': ['type:openapi', 'src/lib', 'src/domain', 'src/theme', 'src/components', 'mocks'],
  stories: ['openapi', 'src', 'mocks'],
  packages: [],
  build: [],
  scripts: ['openapi', 'build', 'packages', 'visual.config.ts'],
  // It measures, and what it measures with is beside the tests.
  'scripts/tasks/bench.ts': ['scripts', 'tests/bench'],
  '.storybook': ['src', 'mocks', 'scripts', 'packages', 'visual.config.ts'],
};

const routers = ['react-router', 'react-router-dom'];
const queries = ['swr', 'openapi-fetch'];
const browserOnly = [
  'react',
  'react-dom',
  '@chakra-ui/react',
  '@emotion/react',
  'framer-motion',
  ...routers,
  ...queries,
];
const serverOnly = ['fastify', 'kysely', 'pg', 'sharp', 'nodemailer', '@electric-sql/pglite'];

/** Packages that a zone must do without. */
const forbiddenPackages: Record<string, readonly string[]> = {
  'src/lib': browserOnly,
  'src/domain': browserOnly,
  'src/components': [...routers, ...queries],
  'src/hooks': ['@chakra-ui/react', 'openapi-fetch'],
  'src/pages': queries,
  src: serverOnly,
  server: browserOnly,
  mocks: serverOnly,
};

const isIn = (path: string, zone: string) => path === zone || path.startsWith(`${zone}/`);
const zoneOf = (path: string, zones: Record<string, unknown>) =>
  Object.keys(zones)
    .filter((zone) => isIn(path, zone))
    .sort((a, b) => b.length - a.length)[0];

/** The folder below `src/components` or `src/pages` that a file stands in: its tag. */
const roomOf = (path: string) =>
  /^src\/(components|pages)\/([^/]+)\//.exec(path)?.slice(1, 3) as [string, string] | undefined;

function crossing(path: string, target: string): string | undefined {
  const [from, to] = [roomOf(path), roomOf(target)];
  if (!from || !to || from[0] !== to[0]) return undefined;
  if (from[0] === 'pages' && path !== target && target.endsWith('Page.tsx')) return 'a page imports a page';
  if (from[1] === to[1] || to[1] === 'ui') return undefined;
  return `${from.join('/')} reaches across into ${to.join('/')}; two tags meet in a page, through slots`;
}

function mayImport(path: string, { target, typeOnly }: Import): boolean {
  const zone = zoneOf(path, allowed);
  if (!target || !zone || isIn(target, zone)) return true;
  return (allowed[zone] ?? []).some((entry) =>
    entry.startsWith('type:') ? typeOnly && isIn(target, entry.slice(5)) : isIn(target, entry),
  );
}

/** Each import that goes up, across or outside: `path:line what is wrong`. */
export function wrongImports(files: Tree): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    for (const found of importsOf(path, text)) {
      const { specifier, target, line } = found;
      const fail = (reason: string) => wrong.push(`${path}:${line} ${specifier}: ${reason}`);
      if (target === undefined) {
        const owner = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
        for (const [zone, packages] of Object.entries(forbiddenPackages))
          if (isIn(path, zone) && packages.includes(owner)) fail(`not in ${zone}`);
        continue;
      }
      const across = crossing(path, target);
      if (across) fail(across);
      else if (!mayImport(path, found)) fail(`${zoneOf(path, allowed)} must not import this`);
      if (isIn(target, 'packages') && !isIn(path, 'packages') && specifier.startsWith('.'))
        fail('a package is imported by its name');
      if (!/\.\w+(\?inline)?$/.test(specifier)) fail('an import carries the ending of its file');
    }
  }
  return wrong;
}
