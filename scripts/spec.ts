import ts from 'typescript';
import { isTestCall, ProofFiles, type Reached } from './spec/ProofFiles.ts';
import { isSaid, statedIn, type Words } from './spec/statedIn.ts';
import { asserts, runsProduct, wordsOf } from './spec/wordsOf.ts';

/** A place in a test or a story that proves a requirement. */
export interface Proof {
  path: string;
  line: number;
  title: string;
  /** Why it proves nothing, if so. */
  wrong: string | undefined;
  words: Words;
}

const inTitle = /\[(S\d+\.\d+(?:, ?S\d+\.\d+)*)\]/g;
const inParameters = /\bspec: \[([^\]]*)\]/g;
const skipped = /\b(?:it|test|describe)\.(?:skip|todo|fixme)\b/;
const nothing: Words = { literals: new Set(), names: new Set() };

/** What a person calls the proof: the quoted title or the story's name. */
function titleOf(block: ts.Node): string {
  if (isTestCall(block)) return block.arguments[0]?.getText().slice(1, -1) ?? '';
  return (ts.isVariableStatement(block) && block.declarationList.declarations[0]?.name.getText()) || '';
}

/** Whether the block or one around it is skipped. */
function isSkipped(block: ts.Node): boolean {
  for (let at: ts.Node | undefined = block; at; at = at.parent)
    if (isTestCall(at) && skipped.test(at.expression.getText())) return true;
  return false;
}

function faultOf(reached: Reached): string | undefined {
  if (!runsProduct(reached)) return 'runs nothing of src or server';
  return asserts(reached) ? undefined : 'asserts nothing';
}

/**
 * Requirements by id (`S4.14`) with what proves them: `[S4.14]` in a title or comment, or `spec: ['S4.14']` among a
 * story's parameters, of the smallest test or story around it. `files` are the tests and stories by path; `readText`
 * gives what they import.
 */
export function findProofs(
  files: ReadonlyMap<string, string>,
  readText: (path: string) => string | undefined = () => undefined,
): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  const sources = new ProofFiles((path) => files.get(path) ?? readText(path));
  for (const [path, text] of files) {
    for (const { index, 1: list = '' } of [...text.matchAll(inTitle), ...text.matchAll(inParameters)]) {
      const line = text.slice(0, index).split('\n').length;
      const block = sources.blockAt(path, index);
      if (block && isSkipped(block)) continue;
      const reached = block && sources.reach(path, block);
      const proof: Proof = {
        path,
        line,
        title: block ? titleOf(block) : '',
        wrong: reached ? faultOf(reached) : 'is at no test and no story',
        words: block ? wordsOf(sources, path, block) : nothing,
      };
      for (const id of list.match(/S\d+\.\d+/g) ?? []) proofs.set(id, [...(proofs.get(id) ?? []), proof]);
    }
  }
  return proofs;
}

/** Rows of a TSV file after its header, the first two columns. */
export const readTable = (text: string) =>
  new Map(readRows(text).map(([id = '', second = '']) => [id, second]));

/** Rows of a TSV file after its header. */
export const readRows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

/** What a requirement states to the letter and none of its proofs says. */
export const unsaid = (requirement: string, proofs: readonly Proof[]): string[] =>
  statedIn(requirement)
    .filter((stated) => !proofs.some(({ words }) => isSaid(stated, words)))
    .map(({ text }) => text);

/**
 * What must not be: a requirement that nothing proves, ids that are no requirement, a proof that proves nothing, and what a
 * requirement states and no proof says. `said` lists, as id and text, what is proved in another form.
 */
export function wrongProofs(
  requirements: ReadonlyMap<string, string>,
  proofs: ReadonlyMap<string, Proof[]>,
  said: readonly (readonly string[])[] = [],
): string[] {
  const wrong: string[] = [];
  for (const id of requirements.keys()) {
    if (!proofs.has(id)) wrong.push(`${id} is proved by nothing`);
  }
  for (const [id, places] of proofs) {
    if (!requirements.has(id)) wrong.push(`${id} (${places[0]?.path}) is no requirement`);
  }
  for (const [id, list] of proofs)
    for (const { path, line, wrong: fault } of list) if (fault) wrong.push(`${id}: ${path}:${line} ${fault}`);
  return [...wrong, ...wrongWords(requirements, proofs, said)];
}

function wrongWords(
  requirements: ReadonlyMap<string, string>,
  proofs: ReadonlyMap<string, Proof[]>,
  said: readonly (readonly string[])[],
): string[] {
  const isListed = (id: string, text: string) => said.some(([of, one]) => of === id && one === text);
  const missing = [...requirements].flatMap(([id, requirement]) =>
    unsaid(requirement, proofs.get(id) ?? []).map((text) => ({ id, text })),
  );
  const unlisted = missing
    .filter(({ id, text }) => proofs.has(id) && !isListed(id, text))
    .map(({ id, text }) => `${id} states '${text}', which no test of it says`);
  const needless = said
    .filter(([of, one]) => !missing.some(({ id, text }) => id === of && text === one))
    .map(([of, one]) => `docs/spec/said.tsv: ${of} '${one}' is said or not stated; take it out`);
  const unjustified = said
    .filter(([, , why]) => !why?.trim())
    .map(([of, one]) => `docs/spec/said.tsv: ${of} '${one}' has no reason`);
  return [...unlisted, ...needless, ...unjustified];
}
