import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { makeJobPost } from '../../../mocks/factories/jobs.ts';
import { JobTextCard } from '../../../src/components/jobs/JobTextCard.tsx';

const meta = {
  title: 'Components/Jobs/JobTextCard',
  component: JobTextCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'About the job', text: makeJobPost().description },
} satisfies Meta<typeof JobTextCard>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Markdown: Story = {
  args: {
    title: 'What you do',
    text: 'You will **write** and *read*:\n\n- Inspection\n- Repair\n\n> Nobody climbs alone.',
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBe(2);
  },
};
/** What HR typed is text, whatever it looks like. */
export const Script: Story = {
  args: { text: '<script>alert(1)</script> <img src=x onerror=alert(2)> [click](javascript:alert(3))' },
  play: async ({ canvas, canvasElement }) => {
    // The hidden text before it says the same.
    await waitFor(() => expect(canvas.getByText(/<script>alert/)).toBeVisible());
    await expect(canvasElement.querySelector('script, img, a[href^="javascript"]')).toBeNull();
  },
};
