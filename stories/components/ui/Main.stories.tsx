import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { InsideMain, Main } from '../../../src/components/ui/Main.tsx';

const meta = {
  title: 'Components/Ui/Main',
  component: Main,
  parameters: { layout: 'bare' },
  args: { children: <h1>Change password</h1> },
} satisfies Meta<typeof Main>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};
/** In the frame, which has drawn the landmark already. */
export const LongText: Story = {
  args: { children: <h1>{longText}</h1> },
  decorators: [
    (Story) => (
      <main>
        <InsideMain value={true}>
          <Story />
        </InsideMain>
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};
