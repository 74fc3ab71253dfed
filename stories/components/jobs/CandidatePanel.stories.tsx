import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fullRequest, interview, makeRequest } from '../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { CandidatePanel } from '../../../src/components/jobs/CandidatePanel.tsx';

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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '4 of 6 skills' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Control room operator' })).toBeVisible();
  },
};
/** Once the candidate was told, HR reads how to reach them. */
export const Accepted: Story = {
  args: {
    application: {
      ...fullRequest,
      requestStatus: 2,
      interview,
      contact: { phone: '+4915112345678', email: 'amara@example.org' },
      messageToCandidate: 'We would love to see you in Bremerhaven.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+4915112345678' })).toHaveAttribute(
      'href',
      'tel:+4915112345678',
    );
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
