import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeApplication } from '../../mocks/factories/applications.ts';
import { minutesBefore } from '../../mocks/factories/feed.ts';
import { makeJobPost } from '../../mocks/factories/jobs.ts';
import { makeMember, makeUserInfo } from '../../mocks/factories/profile.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { pdfFile } from '../../mocks/fixtures/pdfFile.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { siteHandlers, storage } from '../../mocks/handlers/site.ts';
import { failing, mock, type MockHandlers } from '../../mocks/msw.ts';
import { ownProfile } from '../../mocks/profileMemory.ts';
import { signedIn } from '../../mocks/session.ts';
import type { Job } from '../../src/domain/jobs.ts';

const ApplyHost = lazy(() => import('../../src/app/ApplyHost.tsx'));
const applied = fn();
const sent = fn();

/** What a job's page does. */
function Page({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apply
      </button>
      <Suspense fallback={null}>
        {open && <ApplyHost job={job} onClose={() => setOpen(false)} onApplied={applied} />}
      </Suspense>
    </>
  );
}

const answer: MockHandlers['applyJob'] = (body) => {
  sent(body);
  const message = body.action === 0 ? 'Your application was sent' : 'Your application was withdrawn';
  return { message, response: makeApplication({ appliedAt: minutesBefore(0) }) };
};

const meta = {
  title: 'Flows/Applying',
  component: Page,
  args: { job: makeJobPost({ resumeRequired: 2, applyBy: '2099-12-31' }) },
  // The stories of the dialog draw what is seen here.
  tags: ['!visual'],
  beforeEach({ msw }) {
    sent.mockClear();
    applied.mockClear();
    msw.use(
      ...mock({
        ...feedHandlers,
        ...profileHandlers,
        ...jobHandlers,
        applyJob: answer,
        presignedUrl: siteHandlers.presignedUrl,
      }),
      storage,
    );
    return signedIn();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Apply: Wind turbine technician';
const opened = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('form', { name: 'Application' });
  return within(await findDialog(title));
};
const licence = { name: 'Yes' };
const start = { name: 'From when on can you start?' };
const consent = { name: /may read my application/ };
const send = { name: 'Send application' };

/** With a complete profile: open, two answers, consent, send. The product's bound is six (product, numbers to hold). */
export const FiveInteractions: Story = {
  play: async ({ userEvent }) => {
    let interactions = 0;
    const counting = {
      click: (element: Element) => (interactions++, userEvent.click(element)),
      type: (element: Element, text: string) => (interactions++, userEvent.type(element, text)),
    };
    const dialog = await opened(counting);
    await counting.click(dialog.getByRole('radio', licence));
    await counting.type(dialog.getByRole('textbox', start), '1 March');
    await counting.click(dialog.getByRole('checkbox', consent));
    await counting.click(dialog.getByRole('button', send));
    await expect(
      await screen.findByRole('heading', { name: 'Your application was sent' }),
    ).toBeInTheDocument();
    await expect(interactions).toBeLessThanOrEqual(6);
    // The job wants a résumé: a PDF of the profile went along.
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        jobId: 'j1',
        consent: true,
        resumeKey: expect.stringMatching(/./) as string,
        answers: [
          { questionId: 'q1', values: ['yes'] },
          { questionId: 'q3', values: ['1 March'] },
        ],
      }),
    );
    await expect(applied).toHaveBeenCalledOnce();
    await expect(localStorage.getItem('draft.u1.apply.j1')).toBeNull();
  },
};
/** Taken back within ten minutes, it can be changed and sent again. */
export const Undone: Story = {
  play: async (context) => {
    await FiveInteractions.play?.(context);
    const { userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const again = await screen.findByRole('form', { name: 'Application' });
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ action: 1, applicationId: 'a1' }));
    await expect(within(again).getByRole('textbox', start)).toHaveValue('1 March');
  },
};
/** What was written is there again; the consent is given anew. */
export const DraftKept: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent);
    await userEvent.type(dialog.getByRole('textbox', start), '1 March');
    const file = pdfFile('Amara.pdf');
    await userEvent.click(dialog.getByRole('radio', { name: /Upload a file/ }));
    await userEvent.upload(dialog.getByLabelText('File: Your résumé'), file);
    await dialog.findByText('Amara.pdf');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Cancel upload' })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await findDialog(/./, 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Save for later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await opened(userEvent);
    await expect(again.getByText('Draft restored')).toBeInTheDocument();
    await expect(again.getByText('Amara.pdf')).toBeInTheDocument();
    await expect(again.getByRole('textbox', start)).toHaveValue('1 March');
    await expect(again.getByRole('checkbox', consent)).not.toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(again.getByRole('textbox', start)).toHaveValue(''));
  },
};
const sendIt = async (userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) => {
  const dialog = await opened(userEvent);
  await userEvent.click(dialog.getByRole('radio', licence));
  await userEvent.type(dialog.getByRole('textbox', start), '1 March');
  await userEvent.click(dialog.getByRole('checkbox', consent));
  await userEvent.click(dialog.getByRole('button', send));
  return dialog;
};
const note = (code: 'JOB_CLOSED' | 'ALREADY_APPLIED') =>
  failing(409, { code, message: 'This does not work.' });
export const ClosedMeanwhile: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ applyJob: note('JOB_CLOSED') }));
  },
  play: async ({ userEvent }) => {
    const dialog = await sendIt(userEvent);
    await expect(await dialog.findByText('This job no longer takes applications.')).toBeInTheDocument();
    await expect(dialog.getByRole('textbox', start)).toHaveValue('1 March');
    await expect(dialog.queryByRole('button', send)).toBeNull();
  },
};
export const AppliedElsewhere: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ applyJob: note('ALREADY_APPLIED') }));
  },
  play: async ({ userEvent }) => {
    await sendIt(userEvent);
    await expect(
      await screen.findByRole('heading', { name: 'You have applied for this job already' }),
    ).toBeInTheDocument();
    await expect(screen.getByText(/It is: under review/)).toBeInTheDocument();
  },
};
/** The last day ends while nobody looks at the clock. */
export const DayIsOver: Story = {
  args: { job: makeJobPost({ applyBy: '2026-01-14' }) },
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent);
    await expect(dialog.getByText('The last day to apply has passed.')).toBeInTheDocument();
  },
};
/** A profile that says little cannot become the résumé that is wanted. */
export const WeakProfile: Story = {
  beforeEach() {
    ownProfile(makeUserInfo({ member: makeMember({ profileStrength: 20 }) }));
  },
  play: async ({ userEvent }) => {
    const dialog = await sendIt(userEvent);
    await expect(await dialog.findByText('Please add your résumé.')).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
  },
};
