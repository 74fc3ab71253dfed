import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticket } from 'lucide-react';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { ProofItem } from '../../../src/components/site/ProofItem.tsx';

const meta = {
  title: 'Components/Site/ProofItem',
  component: ProofItem,
  args: {
    title: 'Tickets that work without signal',
    text: 'Your ticket is on your phone and signed. The door can check it in a cellar, and so can you.',
    icon: Ticket,
  },
  decorators: [
    (Story) => (
      <>
        <h1>Rolecast</h1>
        <h2>Built to be relied on</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ProofItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { text: undefined } };
export const LongText: Story = { args: { title: longWord, text: longText } };
