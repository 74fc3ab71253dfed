import { parseAst, type Plugin } from 'vite';

/** `import(…)` in code: from where to where. */
function importsIn(code: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const waiting: unknown[] = [parseAst(code)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const { type, start, end } = node as { type?: unknown; start?: unknown; end?: unknown };
    if (type === 'ImportExpression' && typeof start === 'number' && typeof end === 'number')
      found.push({ start, end });
    waiting.push(...Object.values(node));
  }
  return found;
}

/** The code with each `import(…)` counted as long as it is on its way; the same code where there is none. */
export function countingImports(code: string): string {
  const ends = importsIn(code).flatMap(({ start, end }) => [
    { at: start, text: '((arriving)=>globalThis.__FROZEN__?.counted(arriving)??arriving)(' },
    { at: end, text: ')' },
  ]);
  return ends
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/**
 * Lets the visual review know what a story still loads: nothing on the page tells when code that has arrived has been
 * compiled and run. In the built Storybook only, and without effect outside of the review.
 */
export function countImports(): Plugin {
  return {
    name: 'count-imports',
    apply: 'build',
    transform: (code, id) =>
      /\bimport\s*\(/.test(code) && !id.includes('\0')
        ? { code: countingImports(code), map: null }
        : undefined,
  };
}
