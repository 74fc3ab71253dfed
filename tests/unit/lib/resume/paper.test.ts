import { describe, expect, it } from 'vitest';
import { paperOf } from '../../../../src/lib/resume/paper.ts';

describe('paper', () => {
  it.each('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))('in %s is Letter', (country) =>
    expect(paperOf(country)).toBe('Letter'),
  );

  it.each(['DE', 'GB', 'BR', 'AR', 'DO', 'HN', 'JP', 'NG', undefined])('in %s is A4', (country) =>
    expect(paperOf(country)).toBe('A4'),
  );
});
