import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import decompress from 'woff2-encoder/decompress';

const root = join(import.meta.dirname, '..');

/** In the order in which they are asked for a letter; all under the SIL Open Font License 1.1. */
const packages = [
  { name: '@fontsource/noto-sans', family: 'sans' },
  { name: '@fontsource/noto-sans-hebrew', family: 'hebrew' },
  { name: '@fontsource/noto-sans-arabic', family: 'arabic' },
  { name: '@fontsource-variable/noto-emoji', family: 'emoji' },
  { name: '@fontsource-variable/noto-sans-jp', family: 'jp' },
  { name: '@fontsource-variable/noto-sans-kr', family: 'kr' },
  { name: '@fontsource-variable/noto-sans-sc', family: 'sc' },
] as const;

export interface FontSource {
  family: string;
  /** 0: variable, both weights in one file. */
  weight: 400 | 700 | 0;
  /** First and last code point of each range, one after the other. */
  ranges: number[];
  path: string;
}

const rangesOf = (text: string) =>
  text.split(',').flatMap((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** Each file of the fonts that a résumé may need, a slice of letters each. */
export function resumeFontSources(): FontSource[] {
  return packages.flatMap(({ name, family }): FontSource[] => {
    const folder = join(root, 'node_modules', name);
    const slices = Object.entries(
      JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>,
    );
    const variable = name.startsWith('@fontsource-variable/');
    const there = new Set(readdirSync(join(folder, 'files')));
    return slices.flatMap(([slice, ranges]) =>
      (variable ? ([0] as const) : ([400, 700] as const)).flatMap((weight) => {
        const file = `${basename(name)}-${slice.replaceAll(/[[\]]/g, '')}-${weight || 'wght'}-normal.${variable ? 'woff2' : 'woff'}`;
        if (!there.has(file)) return [];
        return { family, weight, ranges: rangesOf(ranges), path: join(folder, 'files', file) };
      }),
    );
  });
}

/** The bytes as the browser gets them: variable fonts are unpacked, which takes a program that no page may run. */
export async function readResumeFont({ path }: Pick<FontSource, 'path'>): Promise<Uint8Array> {
  const bytes = readFileSync(path);
  return path.endsWith('.woff2') ? await decompress(bytes) : bytes;
}

const nameOf = ({ path }: FontSource) => basename(path).replace(/\.woff2$/, '.ttf');
const id = 'virtual:resume-fonts';
/** It ends as a script does: the mocked server of the stories lets scripts through. */
const resolved = '\0resume-fonts.js';
const served = '/@resume-fonts/';

/** `virtual:resume-fonts`: which font file has which letters, and its address. */
export function resumeFonts(): Plugin {
  let building = false;
  return {
    name: 'resume-fonts',
    config(_, { command }) {
      building = command === 'build';
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return undefined;
      const entries = await Promise.all(
        resumeFontSources().map(async (file) => {
          const url = building
            ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: nameOf(file), source: await readResumeFont(file) })}`
            : JSON.stringify(served + nameOf(file));
          return `{family:'${file.family}',weight:${file.weight},ranges:${JSON.stringify(file.ranges)},url:${url}}`;
        }),
      );
      return `export default [${entries.join(',\n')}]`;
    },
    configureServer({ middlewares }) {
      const files = new Map(resumeFontSources().map((file) => [served + nameOf(file), file]));
      middlewares.use((request, response, next) => {
        const file = files.get(request.url?.split('?')[0] ?? '');
        if (!file) return next();
        void readResumeFont(file).then((bytes) => response.end(bytes), next);
      });
    },
  };
}
