import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { findMenu } from '../../../../mocks/findMenu.ts';
import { JobQuestionMenu } from '../../../../src/components/jobs/posting/JobQuestionMenu.tsx';

const meta = {
  title: 'Components/Jobs/JobQuestionMenu',
  component: JobQuestionMenu,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'From when on can you start?',
    position: 2,
    count: 3,
    onEdit: fn(),
    onDelete: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof JobQuestionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions for From when on can you start?' }).focus();
    await userEvent.keyboard('{Enter}');
    await findMenu();
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Edit',
      'Move up',
      'Move down',
      'Delete',
    ]);
  },
};
