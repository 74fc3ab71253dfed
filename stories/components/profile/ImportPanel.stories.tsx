import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { chosenRows, importRows } from '../../../mocks/factories/resume.ts';
import { ImportPanel } from '../../../src/components/profile/ImportPanel.tsx';

const meta = {
  title: 'Components/Profile/ImportPanel',
  component: ImportPanel,
  args: { rows: importRows, chosen: chosenRows, onChoose: fn() },
} satisfies Meta<typeof ImportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Experience' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(chosenRows.size);
  },
};
