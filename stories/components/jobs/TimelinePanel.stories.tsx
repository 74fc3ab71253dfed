import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fullRequest } from '../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { TimelinePanel } from '../../../src/components/jobs/TimelinePanel.tsx';

const by = 'Nordlicht Energie';

const meta = {
  title: 'Components/Jobs/TimelinePanel',
  component: TimelinePanel,
  args: {
    steps: [
      ...fullRequest.timeline,
      { at: minutesBefore(600), what: 8, by: 'Amara Diallo' },
      { at: minutesBefore(60), what: 3, from: 1, to: 2, by, text: 'We would love to see you.' },
      { at: minutesBefore(59), what: 5, by },
    ],
  },
} satisfies Meta<typeof TimelinePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The latest first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Interview planned');
    await expect(canvas.getByText('Moved from Under review to Accepted')).toBeVisible();
  },
};
