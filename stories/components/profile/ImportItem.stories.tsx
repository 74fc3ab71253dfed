import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { differingRow, invalidRow, newRow, sameRow } from '../../../mocks/factories/resume.ts';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { ImportItem } from '../../../src/components/profile/ImportItem.tsx';

const meta = {
  title: 'Components/Profile/ImportItem',
  component: ImportItem,
  args: { row: newRow, chosen: true, onChoose: fn() },
} satisfies Meta<typeof ImportItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Teaching assistant/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ id: newRow.id, chosen: false });
  },
};
export const Minimal: Story = { args: { row: { ...newRow, title: 'Wrestling', detail: '' } } };
/** Both side by side; nothing is replaced until it is ticked. */
export const Differs: Story = {
  args: { row: differingRow, chosen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'In the file' })).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const Same: Story = {
  args: { row: sameRow, chosen: false },
  play: async ({ canvas }) => void (await expect(canvas.getByRole('checkbox')).toBeDisabled()),
};
export const Invalid: Story = {
  args: { row: invalidRow, chosen: false },
  play: async ({ canvas }) =>
    void (await expect(canvas.getByText('Please enter the job title.')).toBeVisible()),
};
export const LongText: Story = {
  args: {
    row: {
      ...differingRow,
      title: longName,
      detail: longText,
      differences: [{ label: 'Description', mine: longText, theirs: longName }],
    },
  },
};
