import { useCallback, useRef } from 'react';
import { call, type Payload } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import type { Application } from '../../../domain/jobs.ts';
import { changedText, newest } from '../../../domain/requestMoves.ts';
import { useRequestCache } from './useRequestCache.ts';

export type Decision = Omit<Payload<'verifyJobApplication'>, 'applicationIds' | 'clientId' | 'updatedAt'>;

/** Somebody else was quicker; `message` says what they did. */
export class ChangedMeanwhile extends Error {
  readonly after: Application;

  constructor(before: Application, after: Application) {
    super(changedText(before, after));
    this.after = after;
  }
}

/** Withdrawn or moved elsewhere, or a move that is not possible from where it is by now. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || 'requestStatus' in error.fields);

/**
 * Writes what HR decides (`verifyJobApplication`). `show` tells how an application will look: it does so at once, and again as
 * before when it fails. What is done to one application while an earlier write is on its way waits for that.
 */
export function useDecision() {
  const { show, ask, refresh, recount } = useRequestCache();
  const pending = useRef(new Map<string, Promise<Application | undefined>>());
  return useCallback(
    async (
      applications: readonly Application[],
      decision: Decision,
      draw?: (one: Application) => Application,
    ) => {
      const [first] = applications;
      const single = applications.length === 1 ? first : undefined;
      const drawn = draw ? applications.map((before) => ({ before, after: draw(before) })) : [];
      show(drawn);
      const earlier = single && pending.current.get(single.applicationId);
      const write = async () => {
        const updatedAt = newest((await earlier)?.updatedAt, single?.updatedAt);
        const { response } = await call('verifyJobApplication', {
          ...decision,
          applicationIds: applications.map(({ applicationId }) => applicationId),
          clientId: crypto.randomUUID(),
          ...(single && updatedAt && { updatedAt }),
        });
        return response;
      };
      const answer = write();
      for (const { applicationId } of applications)
        pending.current.set(
          applicationId,
          answer.then((all) => all.find((one) => one.applicationId === applicationId)).catch(() => undefined),
        );
      const nowOf = new Map(drawn.map(({ before, after }) => [before.applicationId, after]));
      const shownOf = (one: Application) => nowOf.get(one.applicationId) ?? one;
      try {
        const response = await answer;
        const before = new Map(applications.map((one) => [one.applicationId, shownOf(one)]));
        show(response.map((after) => ({ before: before.get(after.applicationId) ?? after, after })));
        if (decision.requestStatus) recount();
        return response;
      } catch (error) {
        show(drawn.map(({ before, after }) => ({ before: after, after: before })));
        if (!isOutdated(error)) throw error;
        if (!single) refresh();
        const after = single && (await ask(single).catch(() => undefined));
        throw single && after ? new ChangedMeanwhile(single, after) : error;
      }
    },
    [show, ask, refresh, recount],
  );
}
