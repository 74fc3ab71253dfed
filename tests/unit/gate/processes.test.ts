import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { familyOf, signalAll, throttle } from '../../../scripts/gate/processes.ts';

const stateOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0];

it.runIf(process.platform === 'linux')(
  'slows down a process with all that it started, and lets go of it',
  async () => {
    // A parent that starts a child and tells its id; both go on until they are ended.
    const child = spawn(process.execPath, [
      '-e',
      `const c=require('node:child_process').spawn(process.execPath,['-e','setInterval(()=>{},1000)']);console.log(c.pid);setInterval(()=>{},1000)`,
    ]);
    const grandchild = await new Promise<number>((resolve) =>
      child.stdout.once('data', (text: Buffer) => resolve(Number(text.toString()))),
    );
    const pid = child.pid ?? 0;
    expect(familyOf(pid)).toEqual([pid, grandchild]);
    const free = throttle(pid);
    await expect.poll(() => [stateOf(pid), stateOf(grandchild)]).toEqual(['T', 'T']);
    await expect.poll(() => stateOf(grandchild)).not.toBe('T');
    free();
    await expect.poll(() => [stateOf(pid), stateOf(grandchild)].includes('T')).toBe(false);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalAll(familyOf(pid), 'SIGKILL');
    await ended;
  },
);
