import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { AppliedHistoryPanel } from '../../../src/components/jobs/AppliedHistoryPanel.tsx';

const days = (count: number) => minutesBefore(60 * 24 * count);

const meta = {
  title: 'Components/Jobs/AppliedHistoryPanel',
  component: AppliedHistoryPanel,
  args: {
    companyName: 'Nordlicht Energie',
    steps: [
      { at: days(20), what: 1 },
      { at: days(5), what: 8 },
      { at: days(4), what: 2 },
      { at: days(3), what: 3, from: 1, to: 4 },
      { at: days(2), what: 4, text: 'Could you come to Bremerhaven in January?' },
      { at: days(1), what: 3, from: 4, to: 2 },
      { at: days(1), what: 5 },
    ],
  },
} satisfies Meta<typeof AppliedHistoryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('Moved to: On hold')).toBeVisible();
  },
};
export const Ended: Story = {
  args: {
    steps: [
      { at: days(9), what: 1 },
      { at: days(2), what: 7 },
      { at: days(1), what: 6, text: 'I have signed elsewhere.' },
    ],
  },
};
