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
export const Playground: Story = { args: { savedAt: '2026-01-12T07:00:00Z' } };
export const NothingSaved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline$/);
  },
};
/** The browser has a network; the server is down. */
export const NotRefreshed: Story = {
  args: { savedAt: '2026-01-15T08:55:00Z', online: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Could not refresh, showing what was saved 5 minutes ago',
    );
  },
};
export const LongText: Story = { args: { savedAt: '2000-01-01T00:00:00Z' } };
