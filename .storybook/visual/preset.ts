import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Channel } from 'storybook/internal/channels';
import type { Middleware } from 'storybook/internal/types';
import { VisualError } from '../../tests/visual/types.ts';
import { events, type Answer, type Question } from './events.ts';

const root = join(import.meta.dirname, '../..');

/** Loaded when somebody reviews: whoever only writes stories pays nothing for it. */
async function openSession() {
  const { ReviewSession } = await import('../../tests/visual/server/session.ts');
  return new ReviewSession({ store: join(root, 'tests/visual'), report: join(root, 'report/visual') });
}

let session: ReturnType<typeof openSession> | undefined;
const theSession = () => (session ??= openSession());

async function answer({ id }: Question, work: () => Promise<unknown>): Promise<Answer> {
  try {
    return { id, value: await work() };
  } catch (error) {
    if (error instanceof VisualError) return { id, message: error.message };
    console.error(error);
    return { id, message: 'The review failed; the log of Storybook says more.' };
  }
}

/** Lets the panel "Visual" read and write the review while `storybook dev` runs. */
export async function experimental_serverChannel(channel: Channel): Promise<Channel> {
  channel.on(events.load, async (question: Question) =>
    channel.emit(events.review, await answer(question, async () => (await theSession()).load())),
  );
  channel.on(events.decide, async (question: Question) =>
    channel.emit(
      events.decided,
      await answer(question, async () => (await theSession()).decide(question.body)),
    ),
  );
  channel.on(events.commit, async (question: Question) =>
    channel.emit(
      events.committed,
      await answer(question, async () => (await theSession()).commit(question.body)),
    ),
  );
  return channel;
}

interface DevServer {
  use(handler: Middleware): unknown;
}

/** The pictures of the review. Storybook itself refuses other hosts than its own. */
export async function experimental_devServer(app: DevServer): Promise<DevServer> {
  const answerPicture = async (path: string, response: ServerResponse, next: () => void) => {
    const { sendError, sendPicture } = await import('../../tests/visual/server/http.ts');
    try {
      if (!sendPicture(await theSession(), path, response)) next();
    } catch (error) {
      sendError(response, error);
    }
  };
  app.use((request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/s, '');
    if (path.startsWith('/visual-api/')) void answerPicture(path, response, () => void next());
    else void next();
  });
  return app;
}
