import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { makeConnectionSuggestion } from '../../../mocks/factories/people.ts';
import { MayKnowItem } from '../../../src/components/people/MayKnowItem.tsx';

const meta = {
  title: 'Components/People/MayKnowItem',
  component: MayKnowItem,
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 600, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  args: { suggestion: makeConnectionSuggestion({ member: authors.ilse }), onAct: fn() },
} satisfies Meta<typeof MayKnowItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button stands beside the name, and stays there when it is another one. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  // The others are drawn at this width too.
  tags: ['!visual', 'vitest'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Connect with/ }).getBoundingClientRect();
    await expect(button.top).toBeLessThan(
      canvas.getByText('3 shared connections').getBoundingClientRect().top,
    );
  },
};
