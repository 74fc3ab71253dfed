import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordingStore } from '../../../../server/live/recording/store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecast-store-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('what an earlier process left is found, also beside notes that nobody can read', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  writeFileSync(join(folder, 'broken.json'), '{"channelName":"AbCdEf');
  writeFileSync(join(folder, 'film.json'), JSON.stringify({ channelName: 'AbCdEfGhIjKlMn-_' }));
  const store = await RecordingStore.open({ folder, recordingMaxBytes: 1e9 }, () => {});
  expect(store.list()).toEqual([
    { recordingId: 'film', channelName: 'AbCdEfGhIjKlMn-_', bytes: 0, durationMs: 0, reason: 'host.lost' },
  ]);
  expect(said).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toContain('broken.json.bad');
  const film = await store.read('film');
  expect(film?.bytes).toBe(0);
  expect(await buffer(film!.stream)).toHaveLength(0);
});
