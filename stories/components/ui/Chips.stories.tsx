import type { Meta, StoryObj } from '@storybook/react-vite';
import { emojiRun, longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { Chips } from '../../../src/components/ui/Chips.tsx';

const items = ['Mechatronics', 'Hydraulics', 'Work at height'].map((text) => ({ id: text, text }));

const meta = {
  title: 'Components/Ui/Chips',
  component: Chips,
  args: { items, label: 'Skills' },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { items: [longName, longWord, emojiRun, 'Ruhe'].map((text) => ({ id: text, text })) },
};
