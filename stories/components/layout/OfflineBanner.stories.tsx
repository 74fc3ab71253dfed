import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBanner } from '../../../src/components/layout/OfflineBanner.tsx';

const meta = {
  title: 'Components/Layout/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'bare' },
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { savedAt: '2026-01-15T07:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline — showing what was saved 2 hours ago',
    );
  },
};
export const NothingSaved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline$/);
  },
};
