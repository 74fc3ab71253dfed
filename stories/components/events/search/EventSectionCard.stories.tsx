import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longWord } from '../../../../mocks/fixtures/longText.ts';
import { EventSectionCard } from '../../../../src/components/events/search/EventSectionCard.tsx';

const meta = {
  title: 'Components/Events/EventSectionCard',
  component: EventSectionCard,
  // Its pictures are those of the cards that are made of it.
  tags: ['!visual'],
  args: { title: 'About the event', children: 'Thirty employers between two cranes.' },
} satisfies Meta<typeof EventSectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About the event' })).toBeVisible();
  },
};
export const Minimal: Story = { args: { children: '' } };
export const LongText: Story = { args: { title: longWord, children: longText } };
