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
/** What it says has fewer lines then; the button is still under the finger, and asks for nothing more. */
export const Packing: Story = {
  render: function Controlled(args) {
    const [data, setData] = useState(args.data);
    const request = () => {
      args.onRequest();
      setData({ state: 1, requestedAt: minutesBefore(1) });
    };
    return <DataExportPanel {...args} data={data} onRequest={request} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pack my data' });
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByText(/You can leave this page/)).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(before);
    await userEvent.click(button);
    await expect(args.onRequest).toHaveBeenCalledOnce();
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
