import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { portrait } from '../../../mocks/fixtures/pictures.ts';
import { MemberCard } from '../../../src/components/site/MemberCard.tsx';

const meta = {
  title: 'Components/Site/MemberCard',
  component: MemberCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    member: { ...authors.amara, userImage: portrait },
    headline: 'Backend developer',
    profileHref: '/profile',
    postsHref: '/posts',
  },
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My Posts' })).toHaveAttribute('href', '/posts');
    await expect(canvas.getByRole('link', { name: 'Amara Diallo' })).toHaveAttribute('href', '/profile');
    await expect(canvas.getByText('Backend developer')).toBeVisible();
    await expect(canvas.queryByText('User')).toBeNull();
  },
};
/** While nothing is known yet, a line is kept free. */
export const Minimal: Story = { args: { member: authors.joonho, headline: undefined } };
export const LongText: Story = {
  args: { member: { ...authors.amara, userName: longName }, headline: longName },
};
export const NoHeadline: Story = {
  args: { headline: null },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('link', { name: 'Add a headline' });
    await expect(add).toHaveAttribute('href', '/profile?step=2');
  },
};
