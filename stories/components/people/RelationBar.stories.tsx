import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { relations } from '../../../mocks/factories/people.ts';
import { RelationBar } from '../../../src/components/people/RelationBar.tsx';

const meta = {
  title: 'Components/People/RelationBar',
  component: RelationBar,
  args: { relation: relations.connected },
} satisfies Meta<typeof RelationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are connected')).toBeVisible();
    await expect(canvas.getByText('3 shared connections')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { relation: { ...relations.muted, mutualCount: 1_234_567 } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
};
