import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../contents.ts';
import { root } from '../process.ts';

/** What the gate proves in full only when it is not as it was when that last passed. */
export interface Proof {
  /** Files, folders and patterns that decide what it says. */
  inputs: readonly string[];
  /** Packages that do, by their names. */
  packages: RegExp;
}

/** What makes the pages out of the sources, and starts and asks them. */
const build = [
  'index.html',
  'vite.config.ts',
  'build',
  'openapi/{currencies,money}.ts',
  'openapi/generated/operations.ts',
  'scripts/tasks/build.ts',
  'server/{agora,app,config,configReaders,firebaseAccount,problem}.ts',
  'server/contract/signature.ts',
  'server/http/trustedProxies.ts',
  'server/live/config.ts',
  'src/app',
  'src/main.tsx',
  'src/platform',
  'tests/api/support/{postgres,process}.ts',
  'tests/e2e/support/{api,app,postgres,server,session}.ts',
];
const framework =
  '@vitejs/plugin-react|@playwright/test|playwright-core|react|react-dom|react-router-dom|vite';

export const proofs = {
  /** Every API test on both databases, and not on PostgreSQL alone. */
  apiOnBoth: {
    inputs: ['server/db'],
    packages: /^(@electric-sql\/pglite|kysely|pg)$/,
  },
  /** The visual review with its panel in Storybook, from a planted change to git. Not what is approved. */
  visualReview: {
    inputs: [
      '.storybook',
      'packages/visual-review/package.json',
      'packages/visual-review/src',
      'packages/visual-review/tests/support',
      'scripts/{browser,contents,ensureBrowser,fonts,process,stamp,storybookBuild}.ts',
      'scripts/gate/stories.ts',
      'scripts/tasks/visual.ts',
      'tests/e2e/{visual,visualJourney}.e2e.ts',
      'tests/e2e/support/{axe,planted,review}.ts',
      'visual.config.ts',
    ],
    packages:
      /^(@blazediff\/core|@playwright\/test|ajv|axe-core|chromatic|playwright-core|react|react-dom|sharp|storybook|@storybook\/.+|vite)$/,
  },
  /** Pages that stand there before any JavaScript runs. */
  prerender: {
    inputs: [
      ...build,
      'src/prerender.tsx',
      'src/components/account/LoginForm.tsx',
      'src/components/{layout,payments,site}',
      'src/hooks/site',
      'src/pages/account/LoginPage.tsx',
      'src/pages/InformationFrame.tsx',
      'src/pages/payments',
      'src/pages/site/LandingPage.tsx',
      'src/theme',
      'tests/e2e/prerender.e2e.ts',
    ],
    packages: new RegExp(`^(${framework}|@chakra-ui/react|@emotion/react)$`),
  },
  /** A new version that arrives under somebody who is writing. */
  update: {
    inputs: [
      ...build,
      'src/components/ui/Toaster.tsx',
      'src/hooks/{feed,site}',
      'src/serviceWorker',
      'tests/e2e/support/{axe,composer,intercept,site,steps,stored}.ts',
      'tests/e2e/update.e2e.ts',
    ],
    packages: new RegExp(`^(${framework}|workbox-.+)$`),
  },
} satisfies Record<string, Proof>;

export type ProofName = keyof typeof proofs;

interface Lockfile {
  packages: Record<string, { version?: string; integrity?: string }>;
}

/** What is installed of these packages. Where it came from does not matter. */
function packagesOf(names: RegExp, folder: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile;
  return Object.entries(packages)
    .filter(([path]) => names.test(path.replace(/^.*node_modules\//, '')))
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
    .sort();
}

/** Of a proof's inputs as they are. */
export const hashOfProof = ({ inputs, packages }: Proof, folder = root): string =>
  contentHash(inputs, { folder, more: packagesOf(packages, folder) });

/** Committed: a clean clone has no memory of its own. */
const provedFile = join(root, 'tests/proved.json');

/** By name, the hash of what has passed in full. */
export type Proved = Partial<Record<string, string>>;

export const readProved = (file = provedFile): Proved =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proved) : {};

export const isProved = (name: ProofName): boolean => readProved()[name] === hashOfProof(proofs[name]);

/** Notes that what has this hash has passed in full; says so when that is news. */
export function noteProved(name: string, hash: string, file = provedFile): void {
  const proved = readProved(file);
  if (proved[name] === hash) return;
  const sorted = Object.entries({ ...proved, [name]: hash }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  console.log(`tests/proved.json: ${name} has passed in full; commit the file with what it proves`);
}
