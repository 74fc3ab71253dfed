import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeApplication } from '../../mocks/factories/applications.ts';
import { makeJobPost } from '../../mocks/factories/jobs.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { noteServerTime } from '../../src/api/serverClock.ts';
import { useApiQuery } from '../../src/api/swr.ts';
import ApplyHost from '../../src/app/ApplyHost.tsx';
import { useSendApplications } from '../../src/app/useSendApplications.ts';
import type { Job } from '../../src/domain/jobs.ts';
import { sendWaitingApplications } from '../../src/hooks/jobs/apply/applyOutbox.ts';
import { toastQueue } from '../../src/lib/toastQueue.ts';
import AppliedJobsPage from '../../src/pages/jobs/AppliedJobsPage.tsx';

const sent = fn();
const show = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};

/** A job's page, and the applications beside it. */
function Page({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apply
      </button>
      {open && <ApplyHost job={job} onClose={() => setOpen(false)} onApplied={fn()} />}
      <AppliedJobsPage />
    </>
  );
}

const meta = {
  title: 'Flows/ApplyingOffline',
  component: Page,
  args: { job: makeJobPost({ questions: [], applyBy: '2099-12-31' }) },
  // The stories of its parts draw what is seen here.
  tags: ['!visual'],
  parameters: { path: '/job-applied' },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      ...mock({
        ...profileHandlers,
        ...jobHandlers,
        applyJob(body) {
          sent(body);
          return { message: 'Your application was sent', response: makeApplication() };
        },
      }),
    );
    signedIn();
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function applyOffline({ userEvent }: Pick<Play, 'userEvent'>) {
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('form', { name: 'Application' });
  const dialog = within(await findDialog('Apply: Wind turbine technician'));
  show(false);
  await expect(await dialog.findByText(/sent by itself once you are back/)).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: /Cover note/ }), 'I know the sea.');
  await userEvent.click(dialog.getByRole('checkbox', { name: /may read my application/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
  await screen.findByRole('heading', { name: 'Your application waits for the network' });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(sent).not.toHaveBeenCalled();
  return within(await screen.findByRole('region', { name: 'Not sent yet' }));
}

/** Without a network it waits, and goes out once there is one: once, whoever asks. */
export const SentLater: Story = {
  play: async (context) => {
    const waiting = await applyOffline(context);
    await expect(waiting.getByText('Waiting for the network')).toBeVisible();
    // Whoever wants to apply again sees that it is on its way.
    await context.userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('heading', { name: 'Your application waits for the network' });
    await context.userEvent.click(screen.getByRole('button', { name: 'Done' }));
    show(true);
    await Promise.all([sendWaitingApplications('u1'), sendWaitingApplications('u1')]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        coverNote: 'I know the sea.',
        clientId: expect.stringMatching(/./) as string,
      }),
    );
    await expect(await sendWaitingApplications('u1')).toEqual([]);
  },
};
/** Taken back before that, it is a draft again. */
export const Cancelled: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const waiting = await applyOffline(context);
    await userEvent.click(waiting.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
    show(true);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const form = within(await screen.findByRole('form', { name: 'Application' }));
    await expect(form.getByRole('textbox', { name: /Cover note/ })).toHaveValue('I know the sea.');
    await expect(sent).not.toHaveBeenCalled();
  },
};
/** Nothing was read before: what was not loaded is missing, the form is not. */
export const OpenedOffline: Story = {
  play: async ({ userEvent }) => {
    show(false);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByRole('form', { name: 'Application' })).toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: 'What is sent' })).toBeNull();
  },
};
/** A page that only shows them: the frame around it sends, and what it shows is asked for again. */
function Elsewhere() {
  useSendApplications();
  const { data } = useApiQuery('getAppliedJobs', { list: 0, pageIndex: 1 });
  return <p>{data ? `Sent: ${data.count}` : 'Asking'}</p>;
}
export const SentElsewhere: Story = {
  beforeEach({ msw }) {
    const getAppliedJobs = () => ({
      message: 'Applications',
      response: [],
      count: sent.mock.calls.length,
      totals: { active: 0, decided: 0, withdrawn: 0 },
    });
    msw.use(...mock({ getAppliedJobs }));
  },
  render: function Leaving({ job }) {
    const [left, setLeft] = useState(false);
    return (
      <>
        {!left && <Page job={job} />}
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
        <Elsewhere />
      </>
    );
  },
  play: async (context) => {
    await screen.findByText('Sent: 0');
    await applyOffline(context);
    // The page of applications sends them too, and tells of it in its list.
    await context.userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    show(true);
    await screen.findByText('Sent: 1');
    await waitFor(() =>
      expect(toastQueue.all().map(({ title }) => title)).toContain('Your application was sent'),
    );
    await expect(sent).toHaveBeenCalledOnce();
    toastQueue.clear();
  },
};
/** The last day passes before the network is back. */
export const TooLate: Story = {
  args: { job: makeJobPost({ questions: [], applyBy: '2026-01-20' }) },
  play: async (context) => {
    const waiting = await applyOffline(context);
    const late = Date.now;
    Date.now = () => Date.UTC(2026, 1, 1);
    noteServerTime(new Date(Date.now()).toUTCString());
    show(true);
    await expect(await waiting.findByText('Not sent')).toBeVisible();
    Date.now = late;
    await expect(sent).not.toHaveBeenCalled();
  },
};
