import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { SectionCard } from '../../../../src/components/profile/sections/SectionCard.tsx';

const meta = {
  title: 'Components/Profile/SectionCard',
  component: SectionCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'Experience', children: 'What stands in it.' },
} satisfies Meta<typeof SectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { count: 3, visibility: 0, onVisibility: fn(), action: { label: 'Add position', onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add position' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};
export const Minimal: Story = {};
export const LongText: Story = {
  args: {
    title: longName,
    children: longName,
    visibility: 1,
    onVisibility: fn(),
    action: { label: 'Add education', onPress: fn() },
  },
};
