// node scripts/run.mjs <task> [arguments]: the one door to everything. Plain JavaScript without dependencies, because it
// is what a fresh clone runs on whatever Node is installed (18 or newer), before anything else is there.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const nodeVersion = '24.21.0';
const tasks = [
  'start',
  'dev',
  'build',
  'gen',
  'check',
  'test',
  'prove',
  'storybook',
  'bench',
  'spec',
  'new-component',
  'admin',
  'format',
  'visual',
];

function npm(...args) {
  const { status, error } = spawnSync(windows ? 'npm.cmd' : 'npm', [...args, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

function isOlder(version, wanted) {
  const [a, b] = [version, wanted].map((text) =>
    text
      .replace(/^[^\d]*/, '')
      .split('.')
      .map(Number),
  );
  return a[0] !== b[0] ? a[0] < b[0] : (a[1] ?? 0) < (b[1] ?? 0);
}

/** The Node that the project needs, brought by npm into .cache/ when the running one is too old. */
function bringNode() {
  const cache = join(root, '.cache/node');
  const binary = join(cache, 'node_modules/node/bin', windows ? 'node.exe' : 'node');
  const version = () =>
    existsSync(binary) && spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (version() !== `v${nodeVersion}`) {
    console.log(
      `Node ${process.version} is older than this project needs: getting ${nodeVersion} through npm (once)`,
    );
    mkdirSync(cache, { recursive: true });
    npm('install', '--prefix', cache, `node@${nodeVersion}`, '--no-save');
    if (version() !== `v${nodeVersion}`)
      throw new Error(`npm brought no working Node; install Node ${nodeVersion} or newer`);
  }
  return binary;
}

/** Runs this very command again with another Node, which is first in PATH for whatever it starts. */
function again(binary) {
  const env = { ...process.env, PATH: dirname(binary) + delimiter + process.env.PATH };
  // The channel ends when this process dies, however it dies: see the bottom of this file.
  const child = spawn(binary, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')).packages);

/** Every package of the lockfile is installed in its version; times of files say nothing after a clone or a copy. */
function isInstalled() {
  try {
    const installed = Object.fromEntries(packagesIn('node_modules/.package-lock.json'));
    return packagesIn('package-lock.json')
      .filter(([path, { link, optional }]) => path.startsWith('node_modules/') && !link && !optional)
      .every(([path, { version }]) => installed[path]?.version === version);
  } catch {
    return false;
  }
}

/** Packages of our own are links in node_modules. Where only they are missing, nothing needs to be fetched. */
function linkPackages() {
  for (const [path, { link, resolved }] of packagesIn('package-lock.json')) {
    if (!link) continue;
    const [place, target] = [join(root, path), join(root, resolved)];
    if (existsSync(place) && realpathSync(place) === realpathSync(target)) continue;
    mkdirSync(dirname(place), { recursive: true });
    // A link may be left that leads nowhere, or into another checkout.
    rmSync(place, { recursive: true, force: true });
    // On Windows a junction, which needs no rights and an absolute path.
    if (windows) symlinkSync(target, place, 'junction');
    else symlinkSync(relative(dirname(place), target), place);
  }
}

async function main([task, ...args]) {
  if (!tasks.includes(task)) {
    console.error(`Usage: npm run <task> -- [arguments], where <task> is one of ${tasks.join(', ')}`);
    return 2;
  }
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (isOlder(process.version, engines.node)) {
    again(bringNode());
    return undefined;
  }
  if (!isInstalled()) {
    console.log('Dependencies are missing or out of date: npm ci');
    npm('ci');
  }
  linkPackages();
  process.chdir(root);
  const { run } = await import(`./tasks/${task}.ts`);
  return run(args);
}

// Started by `again`: when the parent is gone, so are we, gracefully.
if (process.connected) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
try {
  const code = await main(process.argv.slice(2));
  if (code) process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
