import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VisualConfig } from '../config.ts';
import { makeReview } from '../server/review.ts';
import type { Store } from '../store/store.ts';
import { VisualError, type Report } from '../types.ts';
import { viewerBundle } from './bundle.ts';
import { junitOf } from './junit.ts';
import { pageOf } from './page.ts';
import { pictureBudget, picturesOf } from './pictures.ts';
import { summaryOf } from './summary.ts';

export interface ReportOptions {
  /** For the history and for the baselines' pictures. */
  store: Store;
  /** Bytes of pictures in the HTML page. */
  budget?: number;
}

/**
 * Writes `report.json`, `junit.xml`, `summary.md` and the self-contained `index.html` into the folder of a run, whose
 * `images/` has the pictures of the shots that differ. Throws VisualError when the folder cannot be written.
 */
export async function writeReport(
  config: Pick<VisualConfig, 'root' | 'cache' | 'roles'>,
  report: Report,
  folder: string,
  { store, budget = pictureBudget }: ReportOptions,
): Promise<void> {
  const write = (name: string, text: string) => {
    // Whoever reads it meanwhile sees the old one or the new one.
    writeFileSync(join(folder, `${name}.part`), text);
    renameSync(join(folder, `${name}.part`), join(folder, name));
  };
  const writeAll = (files: Readonly<Record<string, string>>) => {
    try {
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(files)) write(name, text);
    } catch (error) {
      throw new VisualError(`The report cannot be written to ${folder}: ${(error as Error).message}`);
    }
  };
  // First what CI reads: a damaged decision in the store keeps the page from being made, and should keep nothing else.
  writeAll({
    'report.json': JSON.stringify(report),
    'junit.xml': junitOf(report),
    'summary.md': summaryOf(report),
  });
  const pictures = picturesOf(report.shots, [folder, store.root], budget);
  const review = makeReview(store, report, { writes: false, roles: config.roles });
  writeAll({ 'index.html': pageOf(review, pictures, await viewerBundle(config)) });
}
