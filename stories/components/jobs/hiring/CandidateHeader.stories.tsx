import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fullRequest, makeRequest } from '../../../../mocks/factories/applications.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { CandidateHeader } from '../../../../src/components/jobs/hiring/CandidateHeader.tsx';

const meta = {
  title: 'Components/Jobs/CandidateHeader',
  component: CandidateHeader,
  args: { application: fullRequest, onMove: fn(), onRate: fn(), onReport: fn() },
} satisfies Meta<typeof CandidateHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offline, and somebody else was faster meanwhile. */
export const LongText: Story = {
  args: {
    application: makeRequest({
      applicant: { userId: 'm1', userName: longName, headline: longWord, verificationStatus: 3 },
      overdue: true,
    }),
    changed: `Nordlicht Energie has moved ${longName} to On hold meanwhile. Your change was not saved.`,
    locked: 'You are offline. Candidates can be moved again once you are back.',
  },
};
