import { hashOf } from '../store/hash.ts';
import type { Line } from '../types.ts';
import { quoted, sizeWords } from './changes.ts';
import type { Cause } from './elements.ts';

/** What differs between two shots, as far as it is known. */
export interface Evidence {
  /** Of the pictures. */
  causes: readonly Cause[];
  tree: readonly Line[];
  text: readonly Line[];
  /** New violations, as `rule target`. */
  axe: readonly string[];
  /** By how many CSS pixels the whole picture grew. */
  grown: readonly [width: number, height: number];
}

type Named = Pick<Cause, 'key' | 'label'>;

const longestKey = 200;

/** What is in place of what, for each run of differing lines; '' is nothing. */
function replacements(lines: readonly Line[]): { from: string; to: string }[] {
  const found: { from: string; to: string }[] = [];
  for (let index = 0; index < lines.length;) {
    const run = { '-': [] as string[], '+': [] as string[] };
    for (let line = lines[index]; line && line.sign !== ' '; line = lines[++index])
      run[line.sign].push(line.text.trim());
    for (let n = 0; n < Math.max(run['-'].length, run['+'].length); n++)
      found.push({ from: run['-'][n] ?? '', to: run['+'][n] ?? '' });
    index++;
  }
  return found;
}

function textCause({ from, to }: { from: string; to: string }): Named {
  if (from === '') return { key: `text:+${to}`, label: `text added: ${quoted(to)}` };
  if (to === '') return { key: `text:-${from}`, label: `text removed: ${quoted(from)}` };
  return { key: `text:${from}→${to}`, label: `text: ${quoted(from)} → ${quoted(to)}` };
}

/** Lines of the accessibility tree that differ by more than the visible text does. */
function treeCauses({ tree, text, causes }: Evidence): Named[] {
  const words = replacements(text);
  const kinds = (type: 'added' | 'removed') =>
    new Set(causes.filter((cause) => cause.type === type).flatMap((cause) => cause.kinds));
  const isKnown = (line: string, side: 'from' | 'to') =>
    words.some((word) => word[side] !== '' && line.includes(word[side])) ||
    kinds(side === 'from' ? 'removed' : 'added').has(/^(?:- )?([\w-]+)/.exec(line)?.[1] ?? '');
  return replacements(tree).flatMap(({ from, to }): Named[] => {
    const reworded = words.some((word) => word.from !== '' && from.replaceAll(word.from, word.to) === to);
    if (from !== '' && to !== '' && reworded) return [];
    const parts = [
      from === '' || (to === '' && isKnown(from, 'from')) ? '' : `-${from}`,
      to === '' || (from === '' && isKnown(to, 'to')) ? '' : `+${to}`,
    ].filter((part) => part !== '');
    if (parts.length === 0) return [];
    const label = from && to ? `${from} → ${to}` : to ? `added ${to}` : `removed ${from}`;
    return [{ key: `tree:${parts.join('')}`, label: `accessibility tree: ${label}` }];
  });
}

/**
 * One cause for all that differs between two shots, to group shots by: equal keys mean the same changes. The key is
 * the sorted set of them; a very long one ends in a hash.
 */
export function causeOf(evidence: Evidence): Named {
  const { causes, tree, text, axe, grown } = evidence;
  const inWords = tree.length > 0 || text.length > 0;
  const found: Named[] = [
    // Lines say better what a label became.
    ...causes.filter(({ type }) => type !== 'label' || !inWords),
    ...replacements(text).map(textCause),
    ...treeCauses(evidence),
    ...[...new Set(axe.map((violation) => violation.split(' ')[0] ?? violation))].map((rule) => ({
      key: `axe:${rule}`,
      label: `new violation: ${rule}`,
    })),
  ];
  const size = sizeWords(...grown);
  if (found.length === 0 && size !== '') found.push({ key: `page:${size}`, label: `page ${size}` });
  if (found.length === 0) found.push({ key: 'unknown', label: 'drawn differently' });
  const sorted = [...new Map(found.map((cause) => [cause.key, cause])).values()].sort((a, b) =>
    a.key < b.key ? -1 : 1,
  );
  const key = sorted.map(({ key }) => key).join(' + ');
  const labels = sorted.map(({ label }) => label);
  return {
    key: key.length <= longestKey ? key : `${key.slice(0, longestKey - 9)} ${hashOf(key).slice(0, 8)}`,
    label:
      labels.length > 3
        ? `${labels.slice(0, 2).join(', ')} and ${labels.length - 2} more`
        : labels.join(', '),
  };
}
