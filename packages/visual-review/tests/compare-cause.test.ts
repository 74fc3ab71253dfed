import { describe, expect, it } from 'vitest';
import { causeOf, type Evidence } from '../src/compare/cause.ts';
import { diffLines } from '../src/compare/lines.ts';

const evidence = (parts: Partial<Evidence>): Evidence => ({
  causes: [],
  tree: [],
  text: [],
  axe: [],
  grown: [0, 0],
  ...parts,
});

describe('the cause for grouping', () => {
  const style = {
    key: 'style:border-radius:8px→9px',
    label: 'border-radius 8px → 9px on button',
    type: 'style' as const,
    kinds: ['button'],
  };
  const added = { key: 'added:button', label: 'button added', type: 'added' as const, kinds: ['button'] };

  it('is the style that changed', () => {
    expect(causeOf(evidence({ causes: [style] }))).toEqual({ key: style.key, label: style.label });
  });

  it('is the text that changed, once', () => {
    const label = {
      key: 'text:"Save"→"Store"',
      label: 'text: "Save" → "Store"',
      type: 'label' as const,
      kinds: ['button'],
    };
    const store = { key: 'text:Save→Store', label: 'text: "Save" → "Store"' };
    const text = diffLines(['Settings', 'Save'], ['Settings', 'Store']);
    const tree = diffLines(['- button "Save"'], ['- button "Store"']);
    expect(causeOf(evidence({ causes: [label], text, tree }))).toEqual(store);
    expect(causeOf(evidence({ text }))).toEqual(store);
  });

  it('is the line of the tree that lost its name, also beside a style', () => {
    const tree = diffLines(['- img', '- button "Close"'], ['- img', '- button']);
    const lost = {
      key: 'tree:-- button "Close"+- button',
      label: 'accessibility tree: - button "Close" → - button',
    };
    expect(causeOf(evidence({ tree }))).toEqual(lost);
    expect(causeOf(evidence({ tree, causes: [style] })).key).toBe(`${style.key} + ${lost.key}`);
    const text = diffLines(['Save'], ['Store']);
    expect(causeOf(evidence({ tree, text })).key).toContain(lost.key);
  });

  it('is what was added, with its text', () => {
    const parts = {
      causes: [added],
      text: diffLines([], ['Save']),
      tree: diffLines([], ['- button "Save"']),
    };
    expect(causeOf(evidence(parts))).toEqual({
      key: 'added:button + text:+Save',
      label: 'button added, text added: "Save"',
    });
    const icon = { ...parts, text: [], tree: diffLines([], ['  - button']) };
    expect(causeOf(evidence(icon)).key).toBe('added:button');
  });

  it('is the rule that is violated, whatever the target', () => {
    expect(causeOf(evidence({ axe: ['color-contrast #a', 'color-contrast #b'] }))).toEqual({
      key: 'axe:color-contrast',
      label: 'new violation: color-contrast',
    });
  });

  it('is the size of the page when nothing else is known', () => {
    expect(causeOf(evidence({ grown: [0, 40] }))).toEqual({
      key: 'page:40 px taller',
      label: 'page 40 px taller',
    });
    expect(causeOf(evidence({}))).toEqual({ key: 'unknown', label: 'drawn differently' });
  });

  it('stays short, and still tells two apart', () => {
    const long = (end: string) =>
      causeOf(evidence({ text: diffLines([], [...Array.from({ length: 40 }, (_, n) => `line ${n}`), end]) }));
    expect(long('a').key.length).toBeLessThanOrEqual(200);
    expect(long('a').key).not.toBe(long('b').key);
    expect(long('a').label).toMatch(/and 39 more$/);
  });
});
