import type { ServerResponse } from 'node:http';
import type { Channel } from 'storybook/internal/channels';
import type { Middleware } from 'storybook/internal/types';
import type { VisualConfig } from '../config.ts';
import type { ReviewSession } from '../server/session.ts';
import { VisualError } from '../types.ts';
import { events, type Answer, type Question } from './events.ts';

async function answer({ id }: Question, work: () => Promise<unknown>): Promise<Answer> {
  try {
    return { id, value: await work() };
  } catch (error) {
    if (error instanceof VisualError) return { id, message: error.message };
    console.error(error);
    return { id, message: 'The review failed; the log of Storybook says more.' };
  }
}

interface DevServer {
  use(handler: Middleware): unknown;
}

/**
 * What a project's preset for Storybook exports: the panel "Visual" can then read and write the review while `storybook dev`
 * runs. The configuration is loaded when somebody reviews: whoever only writes stories pays nothing for it.
 */
export function presetOf(loadConfig: () => Promise<VisualConfig>) {
  async function openSession() {
    const { ReviewSession } = await import('../server/session.ts');
    const config = await loadConfig();
    return new ReviewSession({ store: config.store, report: config.report, rules: config });
  }
  let session: Promise<ReviewSession> | undefined;
  const theSession = () => (session ??= openSession());

  async function experimental_serverChannel(channel: Channel): Promise<Channel> {
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

  /** The pictures of the review. Storybook itself refuses other hosts than its own. */
  async function experimental_devServer(app: DevServer): Promise<DevServer> {
    const answerPicture = async (path: string, response: ServerResponse, next: () => void) => {
      const { sendError, sendPicture } = await import('../server/http.ts');
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

  return { experimental_serverChannel, experimental_devServer };
}
