#!/usr/bin/env node
import { runCommand } from './cli.ts';
import { loadConfig } from './config.ts';

// visual-review <command> …: with the visual.config.ts of the working folder.
try {
  process.exitCode = await runCommand(await loadConfig(), process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
