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
  },
};
