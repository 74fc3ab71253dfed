/** A place in a test or a story that proves a requirement. */
export interface Proof {
  path: string;
  line: number;
  title: string;
}

const inTitle = /\[(S\d+\.\d+(?:, ?S\d+\.\d+)*)\]/g;
const inParameters = /\bspec: \[([^\]]*)\]/g;
const skipped = /\b(?:it|test|describe)\.(?:skip|todo|fixme)\b/;

/** What a person calls the proof: the quoted title or the story's name, on the line or on one of the next three. */
function titleAt(lines: readonly string[], index: number): string {
  for (const line of lines.slice(index, index + 4)) {
    const title =
      /^\s*export const (\w+)/.exec(line)?.[1] ??
      /\b(?:it|test|describe|step)\b[^'"`]*(['"`])(.+?)\1/.exec(line)?.[2];
    if (title) return title;
  }
  return (lines[index] ?? '').trim();
}

/**
 * Requirements by id (`S4.14`) with what proves them: `[S4.14]` in a title or comment, or `spec: ['S4.14']` among a
 * story's parameters. `files` are texts by path.
 */
export function findProofs(files: ReadonlyMap<string, string>): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const [path, text] of files) {
    const lines = text.split('\n');
    lines.forEach((line, index) => {
      if (skipped.test(line)) return;
      const lists = [...line.matchAll(inTitle), ...line.matchAll(inParameters)].map(([, list = '']) => list);
      for (const id of lists.flatMap((list) => list.match(/S\d+\.\d+/g) ?? [])) {
        const known = proofs.get(id) ?? [];
        proofs.set(id, [...known, { path, line: index + 1, title: titleAt(lines, index) }]);
      }
    });
  }
  return proofs;
}

/** Rows of a TSV file after its header, the first two columns. */
export const readTable = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t') as [string, string]),
  );

/** What must not be: a requirement that nothing proves, and ids that are no requirement. */
export function wrongProofs(
  requirements: ReadonlyMap<string, string>,
  proofs: ReadonlyMap<string, Proof[]>,
): string[] {
  const wrong: string[] = [];
  for (const id of requirements.keys()) {
    if (!proofs.has(id)) wrong.push(`${id} is proved by nothing`);
  }
  for (const [id, places] of proofs) {
    if (!requirements.has(id)) wrong.push(`${id} (${places[0]?.path}) is no requirement`);
  }
  return wrong;
}
