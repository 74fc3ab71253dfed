import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { pressAway } from '../../../mocks/pressAway.ts';
import { FilterBar } from '../../../src/components/ui/FilterBar.tsx';

const meta = {
  title: 'Components/Ui/FilterBar',
  component: FilterBar,
  args: {
    noun: 'jobs',
    text: { value: '', placeholder: 'Title, company, skill or place', maxLength: 100, onChange: fn() },
    place: { value: '', maxLength: 100, onChange: fn() },
    chips: [
      { label: 'Remote', without: { remote: false } },
      { label: 'Free', without: { free: false } },
    ],
    cleared: {},
    onChange: fn(),
    results: '12 jobs',
    summary: <p>12 jobs</p>,
    showLabel: 'Show 12 jobs',
    children: <p>Everything else.</p>,
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Remote' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ remote: false });
    const others = canvas.getByRole('button', { name: 'Filters (2)' });
    await expect(others).toHaveFocus();
    // The sheet leads back to the list.
    await userEvent.click(others);
    const sheet = within(await findDialog('Filters'));
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await userEvent.click(sheet.getByRole('button', { name: 'Show 12 jobs' }));
    await waitFor(() => expect(others).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressAway({ userEvent });
  },
};
export const LongText: Story = {
  args: { chips: [longName, longWord].map((label) => ({ label, without: {} })) },
};
