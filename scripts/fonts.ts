import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const letters = [
  'noto-sans-jp/400Regular',
  'noto-sans-jp/700Bold',
  'noto-sans-arabic/400Regular',
  'noto-color-emoji/400Regular',
];

/** Folders with the fonts that the pinned browser may use where the application's own font has no letter. */
export const fontFolders = (executablePath: string): string[] => [
  join(dirname(executablePath), 'fonts/fonts'),
  ...letters.map((folder) => join(root, 'node_modules/@expo-google-fonts', folder)),
];

/**
 * Writes a font configuration that knows these fonts alone, and gives its path: what else a machine has installed must
 * not show in a picture.
 */
export function writeFontConfiguration(executablePath: string): string {
  const folder = join(root, '.cache/fonts');
  const file = join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  const folders = fontFolders(executablePath).map((path) => `<dir>${path}</dir>`);
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">` +
      `<fontconfig>${folders.join('')}<cachedir>${folder}</cachedir></fontconfig>`,
  );
  return file;
}
