import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { DataExportPanel } from '../../../src/components/account/DataExportPanel.tsx';

const meta = {
  title: 'Components/Account/DataExportPanel',
  component: DataExportPanel,
  args: { data: { state: 0 }, onRequest: fn(), onDownload: fn() },
} satisfies Meta<typeof DataExportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pack my data' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};
export const Packing: Story = {
  args: { data: { state: 1, requestedAt: minutesBefore(1) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pack my data' }));
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};
/** What it says has fewer lines then; the button is still under the finger. */
export const StaysInPlace: Story = {
  globals: { viewport: { value: 'phone' } },
  // It ends as Packing does.
  tags: ['!visual', 'vitest'],
  render: function Controlled(args) {
    const [data, setData] = useState(args.data);
    return <DataExportPanel {...args} data={data} onRequest={() => setData({ state: 1 })} />;
  },
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('button', { name: 'Pack my data' }).getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Pack my data' }));
    await expect(canvas.getByText(/You can leave this page/)).toBeVisible();
    await expect(top()).toBe(before);
  },
};
export const Ready: Story = {
  args: { data: { state: 2, sizeBytes: 4_821_044, expiresAt: minutesBefore(-7 * 24 * 60) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/4.8 MB\. You can download it until 22 January/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
/** The last package failed, and so did asking for another. */
export const LongText: Story = { args: { data: { state: 3 }, error: longWord } };
