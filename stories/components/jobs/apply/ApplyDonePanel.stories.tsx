import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeApplication } from '../../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../../mocks/factories/feed.ts';
import { ApplyDonePanel } from '../../../../src/components/jobs/apply/ApplyDonePanel.tsx';

const meta = {
  title: 'Components/Jobs/ApplyDonePanel',
  component: ApplyDonePanel,
  args: {
    outcome: 'sent',
    vacancyName: 'Wind turbine technician',
    companyName: 'Nordlicht Energie',
    application: makeApplication({ appliedAt: minutesBefore(1) }),
    poster: { medianDaysToAnswer: 3.5 },
    href: '/job-applied',
    onUndo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ApplyDonePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After ten minutes, and nothing is known of how long HR takes. */
export const Later: Story = {
  args: { application: makeApplication({ appliedAt: minutesBefore(11) }), poster: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
/** Tried once more. */
export const UndoFailed: Story = { args: { error: 'Something went wrong', undoing: true } };
export const Already: Story = {
  args: { outcome: 'already', application: makeApplication({ requestStatus: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It is: on hold/)).toBeVisible();
  },
};
export const Waiting: Story = { args: { outcome: 'waiting', application: undefined } };
