import type { DecisionRequest, Hash, Review } from '../types.ts';
import type { Person } from '../viewer/model.ts';
import { askServer, isDevelopment } from './adapter.ts';
import { events } from './events.ts';

/** Where the review comes from and where decisions go. Methods reject with a sentence for people. */
export interface Connection {
  load(): Promise<Review>;
  imageUrl(hash: Hash): string;
  /** Absent where nothing can be written. `said` is what was asked for and held already. */
  decide?: (request: DecisionRequest, review: Review) => Promise<{ review: Review; said: readonly string[] }>;
  commit?: (message: string, person: Person) => Promise<{ review: Review; said: string }>;
}

/** By story, the newest decision that this person could have read. */
function seenBy({ shots }: DecisionRequest, review: Review): Record<string, string> {
  const stories = new Set(shots.map(({ story }) => story));
  const seen: Record<string, string> = {};
  for (const { story, history } of review.shots)
    for (const { at } of stories.has(story) ? history : [])
      if (Date.parse(at) > (Date.parse(seen[story] ?? '') || 0)) seen[story] = at;
  return seen;
}

type Ask = <T>(what: 'load' | 'decide' | 'commit', body?: unknown) => Promise<T>;

const writing = (ask: Ask): Connection => ({
  load: () => ask('load'),
  // From the root: Storybook's address bar may be anywhere below it.
  imageUrl: (hash) => `/visual-api/images/${hash}.webp`,
  decide: (request, review) => ask('decide', { request, seen: seenBy(request, review) }),
  commit: (message, { name, email }) => ask('commit', { message, by: `${name} <${email}>` }),
});

/** `storybook dev`. */
const overChannel = () =>
  writing(<T>(what: 'load' | 'decide' | 'commit', body?: unknown) => {
    const answers = { load: events.review, decide: events.decided, commit: events.committed } as const;
    return askServer<T>(events[what], answers[what], body);
  });

const paths = { load: 'review', decide: 'decide', commit: 'commit' } as const;

/** `npm run visual -- review`. */
const overHttp = (token: string) =>
  writing(async <T>(what: 'load' | 'decide' | 'commit', body?: unknown) => {
    let response: Response;
    try {
      response = await fetch(`/visual-api/${paths[what]}`, {
        method: what === 'load' ? 'GET' : 'POST',
        headers: { 'x-visual-token': token, 'content-type': 'application/json' },
        ...(what === 'load' ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Error('The review server does not answer: start it again with `npm run visual -- review`.');
    }
    const value = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new Error(value.message ?? `The review server answered ${response.status}.`);
    return value;
  });

/** A copy on any web server: decisions are downloaded. */
const fromFiles = (): Connection => ({
  async load() {
    const response = await fetch('./visual/review.json').catch(() => undefined);
    const isJson = response?.headers.get('content-type')?.includes('json');
    if (!response?.ok || !isJson)
      throw new Error(
        'This copy of Storybook has no review in it. Run `npm run visual -- review` to decide here, or `npm run visual -- export` before you publish the copy.',
      );
    return (await response.json()) as Review;
  },
  imageUrl: (hash) => `./visual/images/${hash.slice(0, 2)}/${hash}.webp`,
});

export function connect(): Connection {
  if (isDevelopment()) return overChannel();
  const token = document.querySelector<HTMLMetaElement>('meta[name="visual-review-token"]')?.content;
  return token ? overHttp(token) : fromFiles();
}
