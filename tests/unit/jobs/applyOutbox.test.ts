import { beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../support/browser.ts';

const send = vi.fn<() => Promise<unknown>>();
vi.mock('../../../src/hooks/jobs/apply/sendApplication.ts', () => ({ sendApplication: () => send() }));

async function load() {
  vi.resetModules();
  stubBrowser();
  vi.stubGlobal('navigator', { onLine: true });
  const session = await import('../../../src/api/session.ts');
  session.signIn({ id: 'u1', userName: 'Amara', accessToken: 'a', premiumUser: 0 }, 1);
  return {
    ...session,
    ...(await import('../../../src/api/errors.ts')),
    ...(await import('../../../src/hooks/jobs/apply/applyOutbox.ts')),
    ...(await import('../../../src/hooks/jobs/apply/waitingApplications.ts')),
  };
}
let app: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  send.mockReset();
  app = await load();
  for (const [at, jobId] of ['j1', 'j2'].entries())
    app.keepApplication('u1', {
      payload: { action: 0, jobId, answers: [], consent: true, clientId: `c-${jobId}` } as never, // As far as it is read.
      makesResume: false,
      draft: {
        values: { coverNote: '', answers: {}, shareContact: false, consent: true, resume: '' },
        files: {},
      } as never,
      job: { jobId, vacancyName: 'Baker', companyName: 'Ovens', applyBy: '2099-12-31' },
      writtenAt: at,
    });
});
const waiting = () => app.readWaitingApplications('u1').map(({ job, error }) => [job.jobId, error]);

it('sends what waits, once', async () => {
  send.mockResolvedValue({ applicationId: 'a1' });
  expect(await app.sendWaitingApplications('u1')).toHaveLength(2);
  expect(waiting()).toEqual([]);
});

it.each([0, 401, 410, 429, 503])('keeps what was not taken with %i for another time', async (status) => {
  send.mockRejectedValue(new app.ApiError(status, 'INTERNAL', { message: 'No.' }));
  expect(await app.sendWaitingApplications('u1')).toEqual([]);
  expect(waiting()).toEqual([
    ['j1', undefined],
    ['j2', undefined],
  ]);
});

it('says why another was refused for good', async () => {
  send.mockRejectedValue(new app.ApiError(409, 'JOB_CLOSED', { message: 'It has closed.' }));
  await app.sendWaitingApplications('u1');
  expect(waiting()).toEqual([
    ['j1', 'It has closed.'],
    ['j2', 'It has closed.'],
  ]);
});

it('sends nothing in the name of whoever signs in meanwhile', async () => {
  send.mockImplementation(() => {
    app.signIn({ id: 'u2', userName: 'Ben', accessToken: 'b', premiumUser: 0 }, 1);
    return Promise.resolve({ applicationId: 'a1' });
  });
  await app.sendWaitingApplications('u1');
  expect(send).toHaveBeenCalledOnce();
  expect(waiting()).toEqual([['j2', undefined]]);
});
