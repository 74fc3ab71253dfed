import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { planOffer, plans } from '../../../src/components/site/planTexts.ts';
import { PlansPanel } from '../../../src/components/site/PlansPanel.tsx';

const meta = {
  title: 'Components/Site/PlansPanel',
  component: PlansPanel,
  args: { label: 'Plans', plans, features: planOffer(1).features, highlighted: 'Premium' },
} satisfies Meta<typeof PlansPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Plans' }));
    const names = table.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(names).toEqual(['Free₹0per month', 'Standard₹199per month', 'Premium₹499per month']);
    const live = within(table.getByRole('row', { name: /^Live streaming/ }));
    await expect(live.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Not included',
      'Not included',
      'Included',
    ]);
  },
};
