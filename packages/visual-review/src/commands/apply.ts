import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { parseJson, shown } from '../store/files.ts';
import { readReport } from '../store/report.ts';
import { check } from '../store/shapes.ts';
import { VisualError } from '../types.ts';
import { decideHere, placeOf, placeOptions, printDecided } from './place.ts';

const limit = 10 * 2 ** 20;

/** A file's text, or standard input's for `-`. What has more than 10 MB is refused before all of it is read. */
async function readLimited(path: string, name: string): Promise<string> {
  const parts: Buffer[] = [];
  let total = 0;
  try {
    for await (const part of path === '-' ? process.stdin : createReadStream(path)) {
      const bytes = Buffer.from(part);
      total += bytes.length;
      if (total > limit) throw new VisualError(`${name} has more than 10 MB, so these are no decisions.`);
      parts.push(bytes);
    }
  } catch (error) {
    if (error instanceof VisualError) throw error;
    throw new VisualError(`${name} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** `npm run visual -- apply decisions.json` (`-`: standard input): decisions that were downloaded become files here. */
export async function run(config: VisualConfig, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: placeOptions, allowPositionals: true });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) {
    console.error('Usage: npm run visual -- apply <decisions.json, or - for standard input>');
    return 2;
  }
  const name = path === '-' ? 'Standard input' : shown(path);
  const { decisions } = check('file of decisions', parseJson(await readLimited(path, name), name), name);
  const place = placeOf(config, values);
  printDecided(place, await decideHere(config, place, readReport(place.reportFolder), decisions));
  return 0;
}
