import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashOf } from './store/hash.ts';
import { VisualError } from './types.ts';

/** What decides how a story is drawn besides the story: `env.json` of the store. */
export interface Environment {
  /** Of all below. */
  id: string;
  browser: string;
  fonts: string;
  flags: string;
  /** Of the encoder: another one writes the same picture as another file. */
  encoder: string;
  density: 1;
}

export function environmentOf(traits: Pick<Environment, 'browser' | 'fonts' | 'flags'>): Environment {
  const all = { ...traits, encoder: `libwebp ${sharp.versions.webp ?? '?'}`, density: 1 } as const;
  return { id: hashOf(JSON.stringify(all)), ...all };
}

/** The environment of the baselines; undefined before the first ones. */
export function readEnvironment(store: string): Environment | undefined {
  const file = join(store, 'env.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    const read = JSON.parse(text) as Environment;
    if (typeof read.id === 'string' && typeof read.browser === 'string') return read;
  } catch {
    // Said below.
  }
  throw new VisualError(
    `${file} cannot be read: take it from git, or remove it and draw every baseline anew.`,
  );
}

export function writeEnvironment(store: string, environment: Environment): void {
  mkdirSync(store, { recursive: true });
  writeFileSync(join(store, 'env.json'), `${JSON.stringify(environment, null, 2)}\n`);
}

/** Refuses to compare what two environments drew: every picture would differ a little, and none because of a change. */
export function requireSame(kept: Environment, here: Environment): void {
  const parts = (['browser', 'fonts', 'flags', 'encoder'] as const).filter(
    (part) => kept[part] !== here[part],
  );
  if (!parts.length) return;
  const words = parts.map((part) => `${part} ${here[part]} instead of ${kept[part]}`).join(', ');
  throw new VisualError(
    `This machine draws in another way than the baselines were drawn (${words}): use the browser of the lockfile on Linux x64 (npm ci, no CHROMIUM variable), or let CI draw.`,
  );
}
