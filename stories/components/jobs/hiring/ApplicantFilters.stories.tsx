import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { ApplicantFilters } from '../../../../src/components/jobs/hiring/ApplicantFilters.tsx';
import { noFilters, readQuery } from '../../../../src/domain/requestFilters.ts';

const query = readQuery(new URLSearchParams('job=j1'));
const jobs = [
  { jobId: 'j1', vacancyName: 'Wind turbine technician' },
  { jobId: 'j2', vacancyName: 'Control room operator' },
];

const meta = {
  title: 'Components/Jobs/ApplicantFilters',
  component: ApplicantFilters,
  args: { query, jobs, views: true, onChange: fn() },
} satisfies Meta<typeof ApplicantFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(args.onChange).toHaveBeenCalledWith({ view: 'list' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Job' }), 'All my jobs');
    await expect(args.onChange).toHaveBeenCalledWith({ job: undefined });
    const filters = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(filters);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Overdue' }));
    await expect(args.onChange).toHaveBeenCalledWith({ overdue: true });
    await userEvent.click(filters);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
/** Filters that are on are in sight. */
export const Filtered: Story = {
  args: {
    query: {
      ...readQuery(new URLSearchParams('q=gears&rating=3&city=Bremen&overdue=1&from=2026-01-01')),
      city: longName,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Filters (4)' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rating' }), '5 stars');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ratingMin: 5 });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
