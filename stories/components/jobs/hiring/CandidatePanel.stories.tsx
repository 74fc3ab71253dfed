import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fullRequest, interview, makeRequest } from '../../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../../mocks/factories/feed.ts';
import { CandidatePanel } from '../../../../src/components/jobs/hiring/CandidatePanel.tsx';
import { movedTo } from '../../../../src/domain/requestMoves.ts';

const meta = {
  title: 'Components/Jobs/CandidatePanel',
  component: CandidatePanel,
  args: {
    application: fullRequest,
    onMove: fn(),
    onRate: fn(),
    onReport: fn(),
    resume: { viewer: { status: 'closed' }, onShow: fn(), onHide: fn(), onDownload: fn() },
    interview: {
      timezone: 'Europe/Berlin',
      timezones: ['Europe/Berlin'],
      onPlan: fn(),
      onCallOff: fn(),
      onCalendar: fn(),
    },
    message: { onSend: fn() },
    notes: { onAdd: fn() },
    snapshot: <p>The sections of the profile.</p>,
    otherHref: () => '/jobs/job-requests',
  },
} satisfies Meta<typeof CandidatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first question asks for a yes. */
const asked = fullRequest.job.questions.map((question) =>
  question.questionId === 'q1' ? { ...question, knockoutAnswer: 'yes' } : question,
);
const by = 'Nordlicht Energie';
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '4 of 6 skills' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Control room operator' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(args.onMove).toHaveBeenCalledWith({ application: fullRequest, to: 3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Show here' }));
    await expect(args.resume.onShow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.resume.onDownload).toHaveBeenCalledOnce();
    blur();
  },
};
/**
 * Once the candidate was told, HR reads how to reach them. One answer is not the one that was asked for, two are missing,
 * and the résumé does not open. What is typed stays until it is saved.
 */
export const Accepted: Story = {
  args: {
    application: {
      ...fullRequest,
      requestStatus: 2,
      job: { ...fullRequest.job, questions: asked },
      answers: [{ questionId: 'q1', values: ['no'] }],
      interview: { ...interview, mode: 2, place: undefined, url: 'https://call.example/nordlicht' },
      contact: { phone: '+4915112345678', email: 'amara@example.org' },
      messageToCandidate: 'We would love to see you in Bremerhaven.',
      timeline: [
        ...fullRequest.timeline,
        { at: minutesBefore(600), what: 8, by: 'Amara Diallo' },
        { at: minutesBefore(60), what: 3, from: 1, to: 2, by, text: 'We would love to see you.' },
        { at: minutesBefore(59), what: 5, by },
      ],
    },
    resume: { ...meta.args.resume, viewer: { status: 'failed' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Download it instead.');
    await expect(canvas.getByRole('link', { name: '+4915112345678' })).toHaveAttribute(
      'href',
      'tel:+4915112345678',
    );
    await expect(canvas.getByText(/Asked for: Yes/)).toBeVisible();
    await expect(canvas.getAllByText('Not answered')).toHaveLength(2);
    // The latest first.
    const steps = canvas.getByRole('heading', { name: 'Timeline' }).nextElementSibling;
    await expect(steps?.firstElementChild).toHaveTextContent('Interview planned');
    await expect(canvas.getByText('Moved from Under review to Accepted')).toBeVisible();
    // As the applicant reads it.
    await expect(canvas.getByText(/^Video call:/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.interview.onCalendar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Call off' }));
    await expect(args.interview.onCallOff).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const message = canvas.getByRole('textbox', { name: 'New message' });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toBeInvalid();
    await userEvent.type(message, 'Bring your boots.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.message.onSend).toHaveBeenCalledWith({ message: 'Bring your boots.' });
    const note = canvas.getByRole('textbox', { name: 'New note' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(note).toHaveFocus());
    await expect(canvas.getByText('Please write a note.')).toBeVisible();
    await userEvent.type(note, ' Call on Monday. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(args.notes.onAdd).toHaveBeenCalledWith({ note: 'Call on Monday.' });
    blur();
  },
};
/** The way back stays as long as nobody was told. There is no résumé, and the last note was not saved. */
export const Waiting: Story = {
  args: {
    application: {
      ...movedTo(fullRequest, 3, new Date('2026-01-15T08:59:00Z')),
      resume: undefined,
      messageToCandidate: 'We chose somebody with a licence.',
    },
    message: { ...meta.args.message, busy: true },
    notes: {
      ...meta.args.notes,
      error: 'You seem to be offline. Check your connection and try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Notice leaves in 9 min/)).toBeVisible();
    await expect(canvas.getByText(/^None was sent/)).toBeVisible();
    await expect(canvas.getByText(/You seem to be offline/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: back to Under review' }));
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ to: 1 }));
    blur();
  },
};
/** A message that was not sent says so where it was written. */
export const NotSent: Story = {
  tags: ['!visual'], // The sentence that is asserted is all that differs from Default.
  args: { message: { ...meta.args.message, error: 'You seem to be offline.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'New message' });
    await expect(field).toHaveAccessibleDescription('You seem to be offline.');
  },
};
/** What the candidate gave is not HR's any more. */
export const Withdrawn: Story = {
  args: {
    application: {
      ...makeRequest({ withdrawnAt: minutesBefore(60), answers: [], rating: 3 }),
      coverNote: undefined,
      resume: undefined,
      job: { ...fullRequest.job, questions: [] },
    },
    snapshot: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send message' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Résumé' })).toBeNull();
  },
};
