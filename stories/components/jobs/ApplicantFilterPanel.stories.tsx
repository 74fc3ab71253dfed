import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { ApplicantFilterPanel } from '../../../src/components/jobs/ApplicantFilterPanel.tsx';
import { noFilters, readQuery } from '../../../src/domain/requestFilters.ts';

const meta = {
  title: 'Components/Jobs/ApplicantFilterPanel',
  component: ApplicantFilterPanel,
  args: { query: readQuery(new URLSearchParams('rating=3&match=1&to=2026-01-15')), onChange: fn() },
} satisfies Meta<typeof ApplicantFilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rating' }), '5 stars');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ratingMin: 5 });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const LongText: Story = {
  args: { query: { ...readQuery(new URLSearchParams('unseen=1')), city: longName } },
};
