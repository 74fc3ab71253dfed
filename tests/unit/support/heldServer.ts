import { settle } from './hooks.tsx';

interface Question {
  op: string;
  payload: Record<string, unknown>;
  answer: (body: unknown) => void;
  refuse: (error: unknown) => void;
}

/** What was asked and waits for its answer, in its order. */
export const asked: Question[] = [];

/** Stands in for `call` of `src/api/client.ts`: nothing is answered before a test does it. */
export const call = (op: string, payload: Record<string, unknown> = {}) =>
  new Promise((answer, refuse) => {
    asked.push({ op, payload, answer, refuse });
  });

export const callUnseen = call;

/** Answers what waits, in its order, and lets the page draw what comes of each. */
export async function answer(...bodies: unknown[]) {
  for (const body of bodies) {
    const question = asked.shift();
    if (!question) throw new Error('nothing was asked');
    question.answer(body);
    await settle();
  }
}

/** Operation and page, or text, of each that waits. */
export const questions = () => asked.map(({ op, payload }) => [op, payload.pageIndex ?? payload.searchText]);

/** Bodies with one text in them: of a query, and of a page of a list. */
export const words = (text: string) => ({ message: 'Found', response: [text] });
export const page = (text: string, nextCursor: string | null) => ({ ...words(text), nextCursor });
export const texts = (pages: readonly unknown[] | undefined) =>
  (pages as ReturnType<typeof words>[] | undefined)?.map(({ response }) => response[0]);
