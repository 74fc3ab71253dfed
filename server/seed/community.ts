import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Role } from '../context.ts';
import type { MarkName } from './pictures/marks.ts';
import type { Looks } from './pictures/portrait.ts';

export interface Author {
  handle: string;
  role: Role;
  name: string;
  headline: string;
  country: string;
  /** The first is the language of the posts that name none. */
  speaks: string[];
  lang?: string;
  verified?: boolean;
  /** Of people. */
  born?: string;
  looks?: Looks;
  /** Of organisations. */
  mark?: MarkName;
  city?: string;
  address?: string;
  contact?: string;
  industry?: string;
  size?: string;
  /** Newest first. */
  posts: PostText[];
}

export interface PostText {
  text: string;
  lang?: string;
  /** A scene, a palette and, for a poster, its words. */
  draw?: string;
  alt?: string;
  comments?: CommentText[];
}

/** Who says what; in a list, what follows the first text answers it. */
export type CommentText = Record<string, string | [string, ...Record<string, string>[]]>;

const folder = join(import.meta.dirname, 'community');
const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'));

/** The members and texts of the demonstration, as the files under community/ have them. */
export function readCommunity(): { authors: Author[]; answers: Record<string, string[]> } {
  const files = readdirSync(folder).sort();
  // The files are part of this folder, and the seeder's test reads every one.
  const authors = files.filter((name) => name !== 'answers.yaml').flatMap((name) => read(name) as Author[]);
  return { authors, answers: read('answers.yaml') as Record<string, string[]> };
}

export const languageOf = (author: Author, post: PostText): string =>
  post.lang ?? author.lang ?? author.speaks[0] ?? 'en';
