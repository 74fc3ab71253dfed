import { expect, it } from 'vitest';
import { readTree, tree } from './rules/tree.ts';
import { wrongStyles } from './rules/styles.ts';

it('what is drawn uses semantic tokens and logical sides', () => {
  expect(wrongStyles(readTree())).toEqual([]);
});

it.each([
  'const a = <Box ml="2" />;',
  'const a = <Box right={0} />;',
  'const a = defineRecipe({ base: { paddingLeft: 2 } });',
  'const a = { textAlign: "left" };',
  'const a = <Box bg="#fff" />;',
  'const a = <Box color={"gray.500"} />;',
  'const a = { _hover: { borderColor: "white" } };',
  'const a = { boxShadow: "0 1px 2px rgb(0 0 0 / 0.2)" };',
])('%s is named', (text) => {
  expect(wrongStyles(tree({ 'src/components/ui/Card.tsx': text }))).toHaveLength(1);
});

it.each([
  'const a = <Box ms="2" insetStart={0} bg="bg.surface" color="fg.muted" />;',
  'const a = <path stroke="currentColor" fill="none" />;',
  'const a = <Notice color="danger" />;',
])('%s passes', (text) => {
  expect(wrongStyles(tree({ 'src/components/ui/Card.tsx': text }))).toEqual([]);
});
