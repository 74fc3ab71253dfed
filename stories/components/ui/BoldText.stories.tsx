import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { BoldText } from '../../../src/components/ui/BoldText.tsx';

const meta = {
  title: 'Components/Ui/BoldText',
  component: BoldText,
  args: { text: 'Nguyễn Thị Kiln fires the kilns of Čáslav', sought: 'kiln nguyen' },
  render: (args) => (
    <p>
      <BoldText {...args} />
    </p>
  ),
} satisfies Meta<typeof BoldText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever its accents and capitals. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bold = canvas.getAllByText(/./, { selector: 'strong' }).map(({ textContent }) => textContent);
    await expect(bold).toEqual(['Nguyễn', 'Kiln', 'kiln']);
  },
};
export const LongText: Story = { args: { text: `${longText} ${longWord}`, sought: longWord.slice(0, 12) } };
