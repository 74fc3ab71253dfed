import type { Tree } from './tree.ts';

/** Given by the system, by Vite or by test-storybook; nobody sets them for us. */
const builtIn = new Set(['PATH', 'TMPDIR', 'TARGET_URL', 'DEV', 'PROD', 'MODE', 'BASE_URL', 'SSR']);
const direct = /(?:process\.env|import\.meta\.env)(?:\.|\[')([A-Z][A-Z0-9_]*)/g;
/** Of the server these alone read, through small readers of one kind each. */
const readByKind = new Set(['server/config.ts', 'server/live/config.ts']);
const reader = /\b(?:text|oneOf|flag|whole|url|currency|proxies|secret)\('([A-Z][A-Z0-9_]*)'/g;

/** Variables that are read but not described in `.env.example`, and the other way round. */
export function wrongEnvironment(files: Tree, example: string): string[] {
  const read = new Map<string, string>();
  for (const [path, text] of files) {
    if (path.startsWith('tests/architecture/')) continue;
    for (const pattern of readByKind.has(path) ? [direct, reader] : [direct])
      for (const [, name = ''] of text.matchAll(pattern)) if (!builtIn.has(name)) read.set(name, path);
  }
  const described = new Set([...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name));
  return [
    ...[...read]
      .filter(([name]) => !described.has(name))
      .map(([name, path]) => `${name} of ${path} is not in .env.example`),
    ...[...described]
      .filter((name) => !read.has(name))
      .map((name) => `${name} of .env.example is read nowhere`),
  ];
}
