import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { VisualError } from '../types.ts';

/** Throws when it cannot write all of it. */
export type Write = (path: string, content: Uint8Array | string) => void;

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** A path as a person would type it: from the working folder when it is below that. */
export function shown(path: string): string {
  const from = relative(process.cwd(), path);
  return (from.startsWith('..') || isAbsolute(from) ? path : from).replaceAll('\\', '/');
}

/** Undefined when there is no such file; a VisualError when there is one that cannot be read. */
export function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw new VisualError(
      `${shown(path)} cannot be read: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Names in a folder without hidden ones, sorted; none when there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw new VisualError(
      `${shown(folder)} cannot be read: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Line breaks as git stores them, whatever a checkout made of them. */
export const readText = (path: string) => readBytes(path)?.toString('utf8').replaceAll('\r\n', '\n');

/** A text of JSON. A VisualError says the file, and whether a merge left its marks in it. */
export function parseJson(text: string, file: string): unknown {
  if (/^(?:<{7}|>{7}|\|{7}) |^={7}$/m.test(text))
    throw new VisualError(
      `${file} has the conflict markers of a merge in it: take either side with git, then \`npm run visual -- run\` shows what is left to approve.`,
    );
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new VisualError(`${file} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

function refusal(path: string, error: unknown): VisualError {
  const why = isCode(error, 'ENOSPC', 'EDQUOT')
    ? 'the disk is full'
    : isCode(error, 'EACCES', 'EPERM', 'EROFS')
      ? 'writing there is not permitted'
      : error instanceof Error
        ? error.message
        : String(error);
  return new VisualError(`${shown(path)} could not be written (${why}); nothing was changed.`);
}

export const isTemporary = (name: string) => /^\..+\.[0-9a-f]{12}\.tmp$/.test(name);

/**
 * Files that appear together or not at all: first all of them are written under temporary names, which is where a full
 * disk shows, then they are renamed in the order in which they were put. A process that is killed between two renames
 * leaves whole files, of which each names only such as came before it.
 */
export class Batch {
  readonly #write: Write;
  readonly #staged = new Map<string, string>();
  readonly #removed: string[] = [];

  constructor(write: Write) {
    this.#write = write;
  }

  /** Replaces what the same batch put there before. */
  put(path: string, content: Uint8Array | string): void {
    const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
    const earlier = this.#staged.get(path);
    if (earlier) rmSync(earlier, { force: true });
    this.#staged.delete(path);
    this.#staged.set(path, temporary);
    try {
      mkdirSync(dirname(path), { recursive: true });
      this.#write(temporary, content);
    } catch (error) {
      throw refusal(path, error);
    }
  }

  has(path: string): boolean {
    return this.#staged.has(path);
  }

  remove(path: string): void {
    this.#removed.push(path);
  }

  /** Removals come last: what they take away is named by nothing any more. */
  commit(): void {
    for (const [path, temporary] of this.#staged)
      try {
        renameSync(temporary, path);
        this.#staged.delete(path);
      } catch (error) {
        throw new VisualError(
          `${shown(path)} could not be written (${error instanceof Error ? error.message : error}); do the same again to finish what was begun.`,
        );
      }
    for (const path of this.#removed)
      try {
        rmSync(path, { force: true });
      } catch (error) {
        throw new VisualError(
          `${shown(path)} could not be removed (${error instanceof Error ? error.message : error}).`,
        );
      }
  }

  abort(): void {
    for (const temporary of this.#staged.values())
      try {
        rmSync(temporary, { force: true });
      } catch {
        // The error that led here is the one to tell; `prune` finds what stays.
      }
  }
}
