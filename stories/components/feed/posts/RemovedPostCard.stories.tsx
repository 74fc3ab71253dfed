import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RemovedPostCard } from '../../../../src/components/feed/posts/RemovedPostCard.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/RemovedPostCard',
  component: RemovedPostCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { text: 'Which gloves did you test with?' },
} satisfies Meta<typeof RemovedPostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus, which was in what is gone. */
export const Default: Story = {
  render: function Page(args) {
    const [gone, setGone] = useState(false);
    return gone ? <RemovedPostCard {...args} /> : <Button onClick={() => setGone(true)}>Send</Button>;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('region', { name: 'This post was removed' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'What you wrote' })).toHaveValue(
      'Which gloves did you test with?',
    );
    await expect(canvas.getByRole('link', { name: 'Go to the feed' })).toHaveAttribute('href', '/');
  },
};
