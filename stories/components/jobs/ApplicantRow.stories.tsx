import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeRequest } from '../../../mocks/factories/applications.ts';
import { ApplicantRow } from '../../../src/components/jobs/ApplicantRow.tsx';

const request = makeRequest({ rating: 4 });

const meta = {
  title: 'Components/Jobs/ApplicantRow',
  component: ApplicantRow,
  decorators: [
    (Story) => (
      <div role="table" aria-label="Candidates">
        <Story />
      </div>
    ),
  ],
  args: { application: request, index: 2, onOpen: fn(), onMove: fn(), onSelect: fn() },
} satisfies Meta<typeof ApplicantRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${request.applicant.userName}` }));
    await expect(args.onSelect).toHaveBeenCalledWith({ application: request, selected: true });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const WithJob: Story = { args: { showJob: true } };
