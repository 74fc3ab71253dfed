import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import type { Measure } from './measure.ts';
import { longRecording } from './recordingLong.ts';
import { hostsKilled, mediaServersKilled } from './recordingKills.ts';
import { encodeFilm } from './sentFilm.ts';

export interface Plan {
  minutes: number;
  /** Recordings whose host is killed, and recordings whose media server is. */
  kills: number;
}

const plan: Plan = { minutes: 10, kills: 20 };

async function measure(browser: Browser, folder: string, { minutes, kills }: Plan): Promise<Measure[]> {
  const film = join(folder, 'film.json');
  writeFileSync(film, JSON.stringify(await encodeFilm(browser)));
  return [
    ...(await longRecording(browser, film, minutes)),
    ...(await hostsKilled(browser, film, kills)),
    ...(await mediaServersKilled(browser, film, kills)),
  ];
}

/**
 * Recordings of a host who sends 15 pictures a second at 1 Mbit/s, played in a browser: a long one, in its own time, because films go by
 * the clock of whoever records; and those of hosts and media servers that are killed at random moments.
 */
export async function recording(how: Plan = plan): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-film-'));
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env } : {}),
    args,
  });
  try {
    return await measure(browser, folder, how);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
