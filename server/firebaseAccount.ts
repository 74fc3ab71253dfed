import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What Firebase Cloud Messaging needs of a service account. */
export interface FirebaseAccount {
  projectId: string;
  /** The path of its file, or what stands in it; `privateKey` is PEM. */
  source: string | { projectId: string; clientEmail: string; privateKey: string };
}

const broken = (what: string) =>
  `FIREBASE_SERVICE_ACCOUNT ${what}; it must be the JSON of a service account with project_id, client_email and private_key, or the path of its file.`;

function parsed(value: string): Record<string, unknown> | undefined {
  try {
    const account: unknown = JSON.parse(value.startsWith('{') ? value : readFileSync(value, 'utf8'));
    return typeof account === 'object' && account !== null ? { ...account } : undefined;
  } catch {
    return undefined;
  }
}

/** An optional dependency, which may be left out where nobody sends. */
function isInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('firebase-admin/app');
    return true;
  } catch {
    return false;
  }
}

/** The account in the variable, or in the file that it names; `browser`: the project that browsers ask for tokens. What is wrong is said in `wrong`, and nothing of its key. */
export function readFirebase(
  value: string | undefined,
  browser: string | undefined,
  wrong: string[],
): FirebaseAccount | undefined {
  if (value === undefined) return undefined;
  const account = parsed(value);
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = account ?? {};
  if (!account) wrong.push(broken('cannot be read'));
  else if (typeof projectId !== 'string' || typeof clientEmail !== 'string' || typeof privateKey !== 'string')
    wrong.push(broken('is not complete'));
  else if (!privateKey.includes('PRIVATE KEY')) wrong.push(broken('has a private_key that is none'));
  // Every token would be another project's, and be thrown away at the first message.
  else if (browser !== undefined && browser !== projectId)
    wrong.push(
      `FIREBASE_SERVICE_ACCOUNT is of the project "${projectId}" and VITE_FIREBASE_PROJECT_ID is "${browser}"; they must be the same.`,
    );
  else if (!isInstalled())
    wrong.push('FIREBASE_SERVICE_ACCOUNT needs the package firebase-admin; install without --omit=optional.');
  else return { projectId, source: value.startsWith('{') ? { projectId, clientEmail, privateKey } : value };
  return undefined;
}
