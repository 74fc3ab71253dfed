import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeJobPost } from '../../../../mocks/factories/jobs.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { JobCompanyCard } from '../../../../src/components/jobs/search/JobCompanyCard.tsx';

const meta = {
  title: 'Components/Jobs/JobCompanyCard',
  component: JobCompanyCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { job: makeJobPost(), headline: 'Power grids', following: false, onFollow: fn() },
} satisfies Meta<typeof JobCompanyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Nordlicht Energie' })).toHaveAttribute(
      'href',
      '/user-profile?u=u2',
    );
    const follow = canvas.getByRole('button', { name: 'Follow Nordlicht Energie' });
    await userEvent.click(follow);
    await expect(args.onFollow).toHaveBeenCalledWith({ userId: 'u2', following: true });
    follow.blur();
  },
};
/** A company that is no member: who posted the job is, and can be followed. */
export const Minimal: Story = {
  args: { job: { companyName: 'Deutsche Seewind', poster: makeJobPost().poster }, headline: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Follow Nordlicht Energie' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Deutsche Seewind' })).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    job: {
      ...makeJobPost(),
      companyName: longWord,
      poster: { ...makeJobPost().poster, userId: 'u9', userName: longName },
    },
    headline: longName,
  },
};
