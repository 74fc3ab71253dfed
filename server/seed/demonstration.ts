import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../context.ts';
import { diskStorage } from '../media/storage.ts';
import { seedCommunity } from './seed.ts';
import { hasSignIns, signInLines } from './signIns.ts';

/**
 * What a demonstration has beside the server: a community to look at, unless `empty` is asked for or somebody is there
 * already. Returns what is to be told on the console.
 */
export async function prepareDemonstration(
  config: Config,
  db: Db,
  { empty, print = () => {} }: { empty: boolean; print?: (line: string) => void },
): Promise<string[]> {
  if (!empty) {
    const began = performance.now();
    const seeded = await seedCommunity({
      db,
      config,
      storage: diskStorage(join(config.dataDir, 'media')),
      now: new Date(),
      begin: () => print('Filling the empty database with a demonstration community …'),
    });
    if (seeded) print(`Done in ${Math.round((performance.now() - began) / 100) / 10} s.`);
  }
  return (await hasSignIns(db)) ? signInLines() : [];
}
