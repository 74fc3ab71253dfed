import { createHash } from 'node:crypto';
import type { Hash } from '../types.ts';

/** Of a file's bytes or of a text: the first 24 hexadecimal digits of its SHA-256. */
export const hashOf = (content: Uint8Array | string): Hash =>
  createHash('sha256').update(content).digest('hex').slice(0, 24);

/** Of lines, each with the line break that ends it, so that no lines and one empty line are two things. */
export const hashLines = (lines: readonly string[]): Hash =>
  hashOf(lines.map((line) => `${line}\n`).join(''));

/** Also keeps paths in the store: what passes has neither dots nor slashes. */
export const isHash = (value: unknown): value is Hash =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);
