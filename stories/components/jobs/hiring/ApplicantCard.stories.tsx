import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeRequest } from '../../../../mocks/factories/applications.ts';
import { ApplicantCard } from '../../../../src/components/jobs/hiring/ApplicantCard.tsx';

const request = makeRequest({ rating: 4 });

const meta = {
  title: 'Components/Jobs/ApplicantCard',
  component: ApplicantCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 232, height: '10.5rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { application: request, onOpen: fn(), onMove: fn() },
} satisfies Meta<typeof ApplicantCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as a column at 1,280 px: a long name and a long headline are read whole, on two lines each. */
export const TwoLines: Story = {
  args: {
    application: makeRequest({
      applicant: {
        ...request.applicant,
        userName: 'Maria Oliveira Santos',
        headline: 'Senior technician for wind turbines',
      },
    }),
  },
  play: async ({ canvas }) => {
    for (const text of ['Maria Oliveira Santos', 'Senior technician for wind turbines']) {
      const line = canvas.getByText(text);
      await expect(line.scrollHeight).toBeLessThanOrEqual(line.clientHeight);
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
      await expect(line.clientHeight).toBeGreaterThan(30);
    }
    // Nothing is said of who is not rated.
    await expect(canvas.queryByText(/Rated/)).toBeNull();
  },
};
