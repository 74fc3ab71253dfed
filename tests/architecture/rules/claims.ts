import { matchesGlob } from 'node:path';

const isTest = (path: string) => /\.(test|e2e|visual|stories|spec)\.[cm]?[jt]sx?$/.test(path);

/** Test files that no runner takes, or that more than one does. */
export function unclaimed(paths: Iterable<string>, runners: Record<string, readonly string[]>): string[] {
  const wrong: string[] = [];
  for (const path of paths) {
    if (!isTest(path)) continue;
    const claims = Object.keys(runners).filter((name) =>
      runners[name]?.some((glob) => matchesGlob(path, glob)),
    );
    if (claims.length !== 1) wrong.push(`${path}: claimed by ${claims.join(' and ') || 'no runner'}`);
  }
  return wrong;
}
