import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { interview, makeRequest } from '../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { ApplicantBadge } from '../../../src/components/jobs/ApplicantBadge.tsx';

const meta = {
  title: 'Components/Jobs/ApplicantBadge',
  component: ApplicantBadge,
  args: { application: makeRequest() },
} satisfies Meta<typeof ApplicantBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};
/** The clock stands at 9:00. */
export const Waiting: Story = {
  args: { application: makeRequest({ requestStatus: 3, notifyAt: '2026-01-15T09:08:30Z', undoTo: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Notice leaves in 9 min')).toBeVisible();
  },
};
export const Withdrawn: Story = { args: { application: makeRequest({ withdrawnAt: minutesBefore(60) }) } };
export const Closed: Story = {
  args: { application: makeRequest({ requestStatus: 3, answeredByClosing: true }) },
};
export const Invited: Story = { args: { application: makeRequest({ requestStatus: 2, interview }) } };
