import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { qrModules } from '../../../mocks/fixtures/qr.ts';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { QrCode } from '../../../src/components/ui/QrCode.tsx';

const meta = {
  title: 'Components/Ui/QrCode',
  component: QrCode,
  args: { modules: qrModules, label: 'QR code of the link' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of the link' });
    await expect(code.parentElement).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  },
};
export const BeingMade: Story = {
  args: { modules: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const LongText: Story = {
  args: { label: longText, large: true },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(240);
  },
};
