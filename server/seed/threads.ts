import type { Row } from './rows.ts';
import { languageOf, type PostText } from './community.ts';
import { idAt } from './ids.ts';
import { HOUR_MS, type Person } from './people.ts';
import type { Random } from './random.ts';

export interface Thread {
  comments: Row<'comments'>[];
  commentLikes: Row<'comment_likes'>[];
  likes: Row<'likes'>[];
}

export interface PostPlace {
  id: string;
  feedType: number;
  author: Person;
  createdAt: Date;
}

/** What is said and liked under one post. `answers` are used up evenly: the least used of them is taken. */
export function threadOf(
  random: Random,
  post: PostPlace,
  text: PostText,
  { persons, answers, now }: { persons: Map<string, Person>; answers: AnswerBook; now: Date },
): Thread {
  const comments: Row<'comments'>[] = [];
  const said = new Set([post.author.handle]);
  let last = post.createdAt;
  const say = (handle: string, words: string, parentId: string | null) => {
    const author = persons.get(handle);
    if (!author) throw new Error(`nobody is called ${handle}`);
    said.add(handle);
    last = soonAfter(random, last, now);
    const id = idAt(random, last);
    comments.push({
      id,
      feed_id: post.id,
      feed_type: post.feedType,
      parent_id: parentId,
      author_id: author.id,
      text: words,
      created_at: last,
    });
    return id;
  };
  for (const one of text.comments ?? [])
    for (const [handle, words] of Object.entries(one)) {
      const [first, ...replies] = typeof words === 'string' ? [words] : words;
      const parentId = say(handle, first, null);
      for (const reply of replies)
        for (const [who, answer] of Object.entries(reply)) say(who, answer, parentId);
    }
  const language = languageOf(post.author, text);
  for (let i = random.pick([0, 0, 1, 1, 2]); i > 0; i--) {
    const able = [...persons.values()].filter(
      (person) => person.speaks.includes(language) && !said.has(person.handle),
    );
    const answer = answers.take(random, language);
    if (able.length > 0 && answer) say(random.pick(able).handle, answer, null);
  }

  const everybody = [...persons.values()];
  const liked = random.some(
    everybody.filter((person) => person.id !== post.author.id),
    popularity(random, post.author, comments.length),
  );
  return {
    comments,
    commentLikes: comments.flatMap((comment) =>
      random
        .some(everybody, random.pick([0, 0, 1, 2, 3, 6]))
        .filter((person) => person.id !== comment.author_id)
        .map((person) => ({ comment_id: comment.id, member_id: person.id, created_at: now })),
    ),
    likes: liked.map((person) => ({
      feed_id: post.id,
      member_id: person.id,
      feed_type: post.feedType,
      created_at: soonAfter(random, post.createdAt, now),
    })),
  };
}

function popularity(random: Random, author: Person, comments: number): number {
  const known = author.role === 1 ? 4 : 7;
  return Math.round(random.between(0.3, 1.5) * known + comments * random.between(1, 3));
}

/** Within two days, sooner rather than later, and not in the future. */
function soonAfter(random: Random, time: Date, now: Date): Date {
  const wait = random.next() ** 3 * 48 * HOUR_MS + 4 * 60_000;
  const rest = now.getTime() - time.getTime();
  return new Date(time.getTime() + Math.min(wait, rest * random.between(0.1, 0.9)));
}

/** Short answers by language. */
export class AnswerBook {
  readonly #used = new Map<string, number>();
  readonly #answers: Record<string, string[]>;

  constructor(answers: Record<string, string[]>) {
    this.#answers = answers;
  }

  take(random: Random, language: string): string | undefined {
    const list = this.#answers[language] ?? [];
    const times = (answer: string) => this.#used.get(answer) ?? 0;
    const least = Math.min(...list.map(times));
    const free = list.filter((answer) => times(answer) === least);
    if (free.length === 0) return undefined;
    const answer = random.pick(free);
    this.#used.set(answer, least + 1);
    return answer;
  }
}
