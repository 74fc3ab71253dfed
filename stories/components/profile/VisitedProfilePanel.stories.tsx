import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { relations } from '../../../mocks/factories/people.ts';
import { makeCertificate } from '../../../mocks/factories/profileSections.ts';
import { visited } from '../../../mocks/visits.ts';
import { itemName } from '../../../src/domain/profileItems.ts';
import { VisitedProfilePanel } from '../../../src/components/profile/VisitedProfilePanel.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Profile/VisitedProfilePanel',
  component: VisitedProfilePanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    info: visited(),
    actions: <Button>Connect</Button>,
    relation: '3 shared connections',
    tab: null,
    onTab: fn(),
    posts: 'Posts',
    recommendations: 'Recommendations',
  },
} satisfies Meta<typeof VisitedProfilePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Posts' }));
    await expect(args.onTab).toHaveBeenCalledWith({ tab: 'posts' });
  },
};
const certificate = makeCertificate({ verificationStatus: 0 });
const onAsk = fn();
/** HR sees what is not verified yet, and asks for it. */
export const ForHR: Story = {
  args: {
    info: visited({
      sections: { certificates: [certificate] },
      viewer: relations.connected,
      connectionsOnly: [],
    }),
    askOf: (item) => ({ title: itemName(item), onAsk }),
  },
  play: async ({ canvas, userEvent }) => {
    const ask = canvas.getByRole('button', { name: `Ask to verify: ${certificate.certificateName}` });
    await expect(ask).toBeVisible();
    await userEvent.click(ask);
    await expect(onAsk).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
