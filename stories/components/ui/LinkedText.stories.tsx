import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { LinkedText } from '../../../src/components/ui/LinkedText.tsx';

const meta = {
  title: 'Components/Ui/LinkedText',
  component: LinkedText,
  args: { text: 'Our notes are at https://example.org/notes, with pictures.' },
} satisfies Meta<typeof LinkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://example.org/notes');
    await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  },
};
const named =
  'Thanks @Ilse van Dorp, see #newjob and #藍染め. Not me@example.org, and not @nobody, nor <script>alert(1)</script> <b>bold</b> javascript:alert(1)';
/** Names lead to what the member posted, tags to the posts that carry them. Markup is text. */
export const MentionsAndTags: Story = {
  args: { text: named, mentions: [{ userId: 'u6', start: 7, length: 14 }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(named);
    await expect(canvasElement.querySelector('script, b')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '@Ilse van Dorp' })).toHaveAttribute(
      'href',
      '/user-profile?u=u6',
    );
    await expect(canvas.getByRole('link', { name: '#newjob' })).toHaveAttribute('href', '/posts/tag/newjob');
  },
};
export const RightToLeft: Story = {
  args: { text: 'شكرا @Ilse van Dorp على #وظيفة_جديدة!', mentions: [{ userId: 'u6', start: 5, length: 14 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '#وظيفة_جديدة' })).toBeVisible();
  },
};
export const LongText: Story = { args: { text: `${longText} https://example.org/${longWord.repeat(4)}` } };
