import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StillLink } from '../../../mocks/fixtures/StillLink.tsx';
import { PrivacyPanel } from '../../../src/components/account/PrivacyPanel.tsx';
import { LinkContext } from '../../../src/components/ui/LinkContext.tsx';

const meta = {
  title: 'Components/Account/PrivacyPanel',
  component: PrivacyPanel,
  args: {
    blockedHref: '/profile?tab=connections&list=blocked',
    mutedHref: '/profile?tab=connections&list=muted',
    onLeave: fn(),
    devices: { onLogout: fn() },
  },
  render: (args) => (
    <LinkContext value={StillLink}>
      <PrivacyPanel {...args} />
    </LinkContext>
  ),
} satisfies Meta<typeof PrivacyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual([
      args.blockedHref,
      args.mutedHref,
    ]);
    await userEvent.click(canvas.getByRole('link', { name: /^Muted members/ }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out other devices' }));
    await expect(args.devices.onLogout).toHaveBeenCalledOnce();
  },
};
export const LoggedOut: Story = {
  args: { devices: { onLogout: fn(), said: 'Your other devices are logged out' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your other devices are logged out')).toHaveAttribute('role', 'status');
  },
};
export const Failed: Story = {
  args: { devices: { onLogout: fn(), error: 'You seem to be offline. Please check your connection.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/You seem to be offline/);
  },
};
