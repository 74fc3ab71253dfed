#!/usr/bin/env node
import { runCommand } from './cli.ts';
import { loadConfig } from './config.ts';

// visual-review <command> …: with the visual.config.ts of the working folder.
process.exitCode = await runCommand(await loadConfig(), process.argv.slice(2));
