import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { makeJobItem } from '../../../../mocks/factories/jobs.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { pressAway } from '../../../../mocks/pressAway.ts';
import { JobFeedCard } from '../../../../src/components/jobs/search/JobFeedCard.tsx';

const meta = {
  title: 'Components/Jobs/JobFeedCard',
  component: JobFeedCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    item: makeJobItem(),
    href: '/jobs/job-details/token',
    onSave: fn(),
    onShare: fn(),
    onCopyLink: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof JobFeedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Report');
    await expect(args.onReport).toHaveBeenCalledWith({ item: args.item });
    const share = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(share);
    await expect(args.onShare).toHaveBeenCalledWith({ item: args.item });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ feedId: 'j1', feedType: 2, saved: true });
    canvas.getByRole('button', { name: 'Save' }).blur();
  },
};
export const Minimal: Story = {
  args: { onShare: undefined, onCopyLink: undefined, onReport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};
/** Nobody reports a job of their own; its address can be copied. */
export const LongText: Story = {
  args: {
    item: makeJobItem(
      { vacancyName: longName.slice(0, 100), companyName: longWord },
      { viewer: { ...makeJobItem().viewer, canEdit: true } },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'More actions' });
    await choose({ canvas, userEvent }, 'Copy link');
    await expect(args.onCopyLink).toHaveBeenCalledWith({ item: args.item });
    await waitFor(() => expect(menu).toHaveFocus());
    await pressAway({ userEvent });
  },
};
