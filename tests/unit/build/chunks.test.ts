import { expect, test } from 'vitest';
import { circleOf } from '../../../build/chunks.ts';

const files = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('files that import each other in a circle are found', () => {
  expect(circleOf(files({ index: ['first', 'base'], first: ['base'], base: [] }))).toBeUndefined();
  expect(circleOf(files({ index: ['first'], first: ['base'], base: ['icons'], icons: ['first'] }))).toEqual([
    'index',
    'first',
    'base',
    'icons',
    'first',
  ]);
  expect(circleOf(files({ page: ['elsewhere'], alone: ['alone'] }))).toEqual(['alone', 'alone']);
});
