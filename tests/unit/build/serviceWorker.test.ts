import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { precached } from '../../../build/serviceWorker.ts';

function built(...files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(folder, 'assets'));
  for (const file of files) writeFileSync(join(folder, file), file);
  return folder;
}
const maker = ['assets/makeResume-B1.js', 'assets/browserFonts-C2.js', 'assets/pages-D3.js'];

describe('what the service worker keeps from the start', () => {
  it('is the code of every screen, and neither what makes PDFs nor its fonts', () => {
    const folder = built(
      'app.html',
      'assets/index-A1.js',
      'assets/noto-sans-1.ttf',
      'serviceWorker.js',
      ...maker,
    );
    expect(precached(folder)).toEqual([
      { url: '/app.html', revision: expect.stringMatching(/^[\da-f]{16}$/) },
      { url: '/assets/index-A1.js', revision: null },
    ]);
  });

  it('is not guessed: a maker that is called otherwise stops the build', () => {
    expect(() => precached(built('app.html', maker[0] ?? ''))).toThrow('browserFonts');
  });
});
