import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { connectionSuggestions } from '../../../mocks/factories/people.ts';
import { MayKnowPanel } from '../../../src/components/people/MayKnowPanel.tsx';

const meta = {
  title: 'Components/People/MayKnowPanel',
  component: MayKnowPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: { suggestions: connectionSuggestions, onAct: fn() },
} satisfies Meta<typeof MayKnowPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'People you may know' }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(4);
    for (const { reason } of args.suggestions) await expect(panel.getByText(reason)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ act: 'connect', list: 0 }));
  },
};
