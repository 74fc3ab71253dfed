import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { qrModules } from '../../../../mocks/fixtures/qr.ts';
import { ShareLinkPanel } from '../../../../src/components/feed/share/ShareLinkPanel.tsx';

const url = 'https://rolecast.example/share/kJ8sPq0Zx3';

const meta = {
  title: 'Components/Feed/ShareLinkPanel',
  component: ShareLinkPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512 }}>
        <Story />
      </div>
    ),
  ],
  args: { url, qr: qrModules, onCopy: fn(async () => true) },
} satisfies Meta<typeof ShareLinkPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The clipboard is forbidden: the link is selected, and it is said what to press. */
export const CopyRefused: Story = {
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
    await expect(field).toHaveAccessibleDescription(/to copy the selected link/);
  },
};
/** The link is there before its code is, and can be copied. */
export const Making: Story = {
  args: { qr: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible();
  },
};
