import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { GuardedPanel } from '../../../src/components/dashboard/GuardedPanel.tsx';

let broken = true;
function Breaks() {
  if (broken) throw new Error('This part is broken');
  return <p>It works again.</p>;
}

const meta = {
  title: 'Components/Dashboard/GuardedPanel',
  component: GuardedPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'Worth following', children: <Breaks /> },
} satisfies Meta<typeof GuardedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands beside it goes on; Retry draws the part again. */
export const Default: Story = {
  beforeEach() {
    broken = true;
    // React says what it caught; here that is the point.
    const silent = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => silent.mockRestore();
  },
  render: (args) => (
    <>
      <GuardedPanel {...args} />
      <p>The next part.</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part could not be shown.');
    await expect(canvas.getByText('The next part.')).toBeVisible();
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByText('It works again.')).toBeVisible();
  },
};
