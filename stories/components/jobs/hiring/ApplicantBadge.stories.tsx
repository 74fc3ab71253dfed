import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeRequest } from '../../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../../mocks/factories/feed.ts';
import { ApplicantBadge } from '../../../../src/components/jobs/hiring/ApplicantBadge.tsx';

const meta = {
  title: 'Components/Jobs/ApplicantBadge',
  component: ApplicantBadge,
  args: { application: makeRequest() },
} satisfies Meta<typeof ApplicantBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The board shows the others. */
export const Default: Story = {
  args: {
    application: makeRequest({ requestStatus: 3, answeredByClosing: true, seenAt: minutesBefore(60) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Position closed')).toBeVisible();
  },
};
