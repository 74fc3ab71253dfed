import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { findMenu } from '../../../../mocks/findMenu.ts';
import { JobMenu } from '../../../../src/components/jobs/search/JobMenu.tsx';

const meta = {
  title: 'Components/Jobs/JobMenu',
  component: JobMenu,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { onCopyLink: fn(), onReport: fn() },
} satisfies Meta<typeof JobMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await findMenu()).toHaveTextContent('Copy link');
  },
};
