import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { MemberRow } from '../../../src/components/people/MemberRow.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/People/MemberRow',
  component: MemberRow,
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 600, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  args: {
    member: authors.ilse,
    children: <p data-part="meta">3 shared connections</p>,
    outcome: 'Request sent',
    actions: <Button size="sm">Withdraw</Button>,
  },
} satisfies Meta<typeof MemberRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ilse van Dorp' })).toHaveAttribute(
      'href',
      '/user-profile?u=u6',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Request sent');
  },
};
/** Without a headline the role stands there. */
export const Minimal: Story = {
  args: { member: authors.joonho, children: null, outcome: null, actions: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('User')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { member: { ...authors.ilse, userName: longName, headline: longText }, outcome: longWord },
};
