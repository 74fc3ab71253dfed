import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { draftJob, postedJobs } from '../../../../mocks/factories/postedJobs.ts';
import { findMenu } from '../../../../mocks/findMenu.ts';
import { PostedJobMenu } from '../../../../src/components/jobs/posting/PostedJobMenu.tsx';

const meta = {
  title: 'Components/Jobs/PostedJobMenu',
  component: PostedJobMenu,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    job: makeOwnJob(),
    href: '/?job=j1',
    applicantsHref: '/?applicants=j1',
    onEdit: fn(),
    onDuplicate: fn(),
    onClose: fn(),
    onReopen: fn(),
    onDelete: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof PostedJobMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  canvas.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await findMenu();
};
const entries = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(entries()).toEqual([
      'Edit',
      'Applicants',
      'See it as candidates do',
      'Share',
      'Duplicate',
      'Close',
    ]);
  },
};
/** Three times are the most. */
export const NeverAgain: Story = {
  args: { job: postedJobs.find(({ jobId }) => jobId === 'j-closed-3') ?? draftJob },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitem', { name: 'Reopened 3 times already' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
