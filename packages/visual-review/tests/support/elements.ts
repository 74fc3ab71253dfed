import type { Box, Element } from '../../src/types.ts';

export const element = (
  kind: string,
  label: string,
  box: Box,
  style: Record<string, string> = {},
): Element => ({
  kind,
  label,
  box,
  style,
});

export const button = (
  label: string,
  y: number,
  style: Record<string, string> = { 'border-radius': '8px' },
) => element('button', label, [20, y, 80, 32], style);
