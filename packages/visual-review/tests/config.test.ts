import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runCommand } from '../src/cli.ts';
import { loadConfig } from '../src/config.ts';
import { VisualError } from '../src/types.ts';
import { configOf } from './support/config.ts';
import { temporaryFolder } from './support/project.ts';

it('a project says in visual.config.ts what the review must know of it', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'visual.config.ts'), "export default { store: 'approved' };");
  expect(await loadConfig(folder)).toEqual({ store: 'approved' });
});

it('one without is told so in a sentence, and a mistake in it is its own', async () => {
  const folder = temporaryFolder();
  const none = loadConfig(folder);
  await expect(none).rejects.toThrow(VisualError);
  await expect(none).rejects.toThrow(/There is no .*visual\.config\.ts/);
  writeFileSync(join(folder, 'visual.config.ts'), "throw new Error('planted');");
  await expect(loadConfig(folder)).rejects.toThrow('planted');
});

it('a command is run with it; one that does not exist, and an option that nobody knows, end with 2', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const config = configOf(temporaryFolder());
  expect(await runCommand(config, [])).toBe(2);
  expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/^Usage: .*<run\|verify\|/));
  expect(await runCommand(config, ['status', '--planted'])).toBe(2);
  expect(await runCommand(config, ['status'])).toBe(2);
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('There is no'));
  said.mockRestore();
});
