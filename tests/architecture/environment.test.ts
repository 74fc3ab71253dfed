import { expect, it } from 'vitest';
import { wrongEnvironment } from './rules/environment.ts';
import { readText, readTree, tree } from './rules/tree.ts';

it('.env.example describes what is read, and nothing else', () => {
  expect(wrongEnvironment(readTree(), readText('.env.example'))).toEqual([]);
});

it('a variable on one side only is named', () => {
  const files = tree({
    'server/config.ts': "const port = whole('PORT', 1); const mode = process.env.NODE_ENV;",
    'src/api/config.ts': 'const host = import.meta.env.VITE_API_HOST; const dev = import.meta.env.DEV;',
  });
  expect(wrongEnvironment(files, '# The port.\nPORT=4100\nGONE=1\n')).toEqual([
    'NODE_ENV of server/config.ts is not in .env.example',
    'VITE_API_HOST of src/api/config.ts is not in .env.example',
    'GONE of .env.example is read nowhere',
  ]);
});
