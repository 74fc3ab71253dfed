import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from './tree.ts';

/** Documents that comments cite, by the word that cites them. */
export const cited = ['specification', 'product', 'architecture', 'conventions', 'look'] as const;
export type Documents = Readonly<Record<(typeof cited)[number], string>>;

/** Within a comment a line may end between two words. */
const space = String.raw`(?: |\s*\n\s*(?:\*|//|#)?\s*)`;
const place = String.raw`[SDRG]\d{1,2}\b|\d{1,2}(?:\.\d{1,2})?(?![\w%])`;
const joint = `(?:(?:,|;)?${space}(?:and${space}|to${space}|screens${space})?|-)`;
/** "product S12", "product 3.3, 3.4, S18-S25", "specification 1 and 3". */
const byPlace = new RegExp(`\\b(product|specification)${space}((?:${place})(?:${joint}(?:${place}))*)`, 'gi');
/** "the specification's session (section 3)" */
const bySection = new RegExp(
  `\\b(specification)(?:'s)?[^.()]{0,80}\\(sections?${space}(${place}(?:${space}and${space}(?:${place}))?)`,
  'gi',
);
/** "(look, Patterns)", "(look)" */
const byHeading = /\((architecture|conventions|look)(?:, ([A-Z]\w+))?\)(?!;|\))/g;

/** S18-S25 and S44 to S48 are all that stand between them. */
function* placesOf(list: string): Generator<string> {
  const words = list.matchAll(new RegExp(`(?<range>-|\\bto${space})?(${place})`, 'g'));
  let last = '';
  for (const { groups, 2: to = '' } of words) {
    const [letter, from] = [to.charAt(0), Number(last.slice(1))];
    if (groups?.range && /[A-Z]/.test(letter) && last.startsWith(letter))
      for (let at = from + 1; at < Number(to.slice(1)); at++) yield letter + String(at).padStart(2, '0');
    yield to;
    last = to;
  }
}

/** What a document has: the numbers and the words of its headings, and the ids in bold. */
export function placesIn(markdown: string): Set<string> {
  const headings = markdown.matchAll(/^#{2,4} (?:(\d+(?:\.\d+)?)\.? )?(.*)$/gm);
  const bold = markdown.matchAll(/\*\*([^*]+)\*\*/g);
  return new Set([
    ...[...headings].flatMap(([, number, words]) => [number ?? '', words ?? '']),
    ...[...bold].flatMap(([, words = '']) => words.match(/\b[SDRG]\d{1,2}\b/g) ?? []),
  ]);
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Citations that lead to nothing, each with its file and line; how many there are in all. */
export function unresolved(files: Tree, documents: Documents): { wrong: string[]; found: number } {
  const known = Object.fromEntries(cited.map((name) => [name, placesIn(documents[name])]));
  const wrong: string[] = [];
  let found = 0;
  for (const [path, text] of files) {
    if (path.startsWith('tests/architecture/')) continue;
    for (const pattern of [byPlace, bySection, byHeading])
      for (const { 1: word = '', 2: list, index } of text.matchAll(pattern)) {
        const name = word.toLowerCase();
        const places = pattern === byHeading ? [list ?? ''] : placesOf(list ?? '');
        for (const one of places) {
          found++;
          if (one === '' || known[name]?.has(one)) continue;
          const line = lineAt(text, index);
          wrong.push(`${path}:${line} cites ${name} ${one}, which docs/${name}.md does not have`);
        }
      }
  }
  return { wrong, found };
}

const folders = 'src|server|openapi|mocks|stories|tests|build|scripts|packages|docs';

/** Paths of the repository that a page names. */
export const pathsIn = (markdown: string): string[] =>
  [...markdown.matchAll(new RegExp(`\`((?:${folders})/[^\`\\s]*)\``, 'g'))].map(([, path = '']) => path);

const comment = /\/\*.*?\*\/|(?<![:'"`\w])\/\/[^\n]*|^\s*#[^\n]*/gms;
const pathIn = new RegExp(String.raw`(?<![\w@./-])((?:${folders}|\.storybook)/[\w.<>/-]*[\w>/])`, 'g');

/** Paths of the repository that comments of a file name, each with its line. */
export const pathsInComments = (text: string): { path: string; line: number }[] =>
  [...text.matchAll(comment)].flatMap(({ 0: words, index }) =>
    [...words.matchAll(pathIn)].map(({ 1: path = '', index: within }) => ({
      path,
      line: lineAt(text, index + within),
    })),
  );

const placeholder = /<\w+>/g;

/** Whether a path is there to the letter; `<tag>` in it stands for one of several. */
export const isThere = (root: string, path: string): boolean =>
  placeholder.test(path)
    ? globSync(path.replaceAll(placeholder, '*'), { cwd: root }).length > 0
    : existsSync(join(root, path));
