// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../src/api/session.ts';
import { useApiQuery } from '../../../src/api/swr.ts';
import { useApplicationNews } from '../../../src/hooks/jobs/apply/useApplicationNews.ts';
import { tellEvent } from '../../../src/realtime/events.ts';
import { answer, asked } from '../support/heldServer.ts';
import { doing, renderHook, settle } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

vi.mock('../../../src/api/client.ts', () => import('../support/heldServer.ts'));

beforeEach(() => {
  asked.length = 0;
  signIn({ id: 'asha', accessToken: 'token', userName: 'Asha' }, 2);
});

it('counts the applicants of a posted job anew when somebody has applied', async () => {
  await renderHook(() => {
    useApplicationNews();
    return useApiQuery('jobPosted', { status: 1, sort: 1, pageIndex: 1 });
  }, Swr);
  await answer({ message: 'Jobs', response: [] });
  const updatedAt = '2026-01-10T09:00:00.000Z';
  await doing(() =>
    tellEvent({ type: 'application.updated', applicationId: 'a1', jobId: 'j1', requestStatus: 1, updatedAt }),
  );
  await settle();
  expect(asked.map(({ op }) => op)).toEqual(['jobPosted']);
});
