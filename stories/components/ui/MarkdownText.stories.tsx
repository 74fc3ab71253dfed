import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { MarkdownText } from '../../../src/components/ui/MarkdownText.tsx';

const meta = {
  title: 'Components/Ui/MarkdownText',
  component: MarkdownText,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    text: '**Thank you, @Ana_Li_!**\n\n- @*Kōji* for the gate\n- #newjob for the rest',
    mentions: [
      { userId: 'u6', start: 13, length: 8 },
      { userId: 'u3', start: 28, length: 7 },
    ],
    lines: 8,
  },
} satisfies Meta<typeof MarkdownText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names and tags lead on as they do in plain text, and no part of a name is a mark. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const ana = await canvas.findByRole('link', { name: '@Ana_Li_' });
    await expect(ana).toHaveAttribute('href', '/user-profile?u=u6');
    await expect(ana.closest('strong')).not.toBeNull();
    await expect(canvas.getByRole('link', { name: '@*Kōji*' })).toHaveAttribute('href', '/user-profile?u=u3');
    await expect(canvas.getByRole('link', { name: '#newjob' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText(/\*\*/)).toBeNull();
  },
};
export const LongText: Story = { args: { text: `**${longWord}**\n\n${longText}`, mentions: [], lines: 6 } };
