// Turns the hand-written contract into what the code reads: types, the operation table, form rules, the bundle.
// With --check it writes nothing and fails when what is there differs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { checkExamples } from './contract/examples.ts';
import { formRules } from './contract/rules.ts';
import { specHash } from './contract/specHash.ts';
import { operationTable, type Bundle } from './contract/table.ts';

const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const generated = join(root, 'openapi/generated');
const out = check ? mkdtempSync(join(tmpdir(), 'rolecast-gen-')) : generated;
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
const header = '// Generated from openapi/*.yaml by `npm run gen`. Never edit.\n';

function run(...args: string[]) {
  execFileSync(process.execPath, [redocly, ...args], {
    cwd: root,
    stdio: ['ignore', args[0] === 'lint' ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
}

mkdirSync(out, { recursive: true });
if (!process.argv.includes('--no-lint')) run('lint', 'openapi/openapi.yaml', '--config', 'redocly.yaml');
const bundlePath = join(out, 'openapi.json');
rmSync(bundlePath, { force: true });
run('bundle', 'openapi/openapi.yaml', '--output', bundlePath, '--ext', 'json');
const bundle = JSON.parse(readFileSync(bundlePath, 'utf8')) as Bundle;

const wrong = checkExamples(bundle);
if (wrong.length) {
  console.error(wrong.join('\n'));
  console.error(`${wrong.length} examples do not fit their schema`);
  process.exit(1);
}

const types = astToString(
  await openapiTS(JSON.stringify(bundle), { alphabetize: false, defaultNonNullable: false }),
);
writeFileSync(join(out, 'types.ts'), header + types);
writeFileSync(join(out, 'operations.ts'), header + operationTable(bundle));
rmSync(join(out, 'rules'), { recursive: true, force: true });
mkdirSync(join(out, 'rules'));
for (const [name, source] of formRules(bundle))
  writeFileSync(join(out, 'rules', `${name}.ts`), header + source);
writeFileSync(join(out, 'spec.sha256'), specHash(root) + '\n');

if (check) {
  const read = (dir: string, file: string) => {
    try {
      return readFileSync(join(dir, file), 'utf8');
    } catch {
      return undefined;
    }
  };
  const filesBelow = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const files = new Set([...filesBelow(out), ...filesBelow(generated)]);
  const stale = [...files].filter((file) => read(out, file) !== read(generated, file));
  rmSync(out, { recursive: true });
  if (stale.length) {
    console.error(`Not what the contract says: openapi/generated/{${stale.join(',')}}. Run npm run gen.`);
    process.exit(1);
  }
}
console.log(`${Object.keys(bundle.paths).length} paths ${check ? 'checked' : 'generated'}`);
