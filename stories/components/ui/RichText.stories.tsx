import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { RichText } from '../../../src/components/ui/RichText.tsx';

const text = `I build systems that **stay up**, and write about *why the others do not*. #backend

- Metering for 1.4 million households, see [the talk](https://example.org/talk)
- Card acquiring for small shops:
  1. from the first shop
  2. to the nine-thousandth

> Your retries make it worse.

https://example.org`;

const meta = {
  title: 'Components/Ui/RichText',
  component: RichText,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { text, lines: 20 },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const talk = canvas.getByRole('link', { name: /the talk/ });
    await expect(talk).toHaveAttribute('rel', 'noopener nofollow ugc');
    await expect(canvas.getByRole('link', { name: '#backend' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^https:/ })).toBeVisible();
  },
};
/** Folded, with everything behind a button. */
export const Folded: Story = {
  args: { lines: 4 },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  },
};
/** What could do harm elsewhere is text here, and what is nested without end is drawn. */
export const Hostile: Story = {
  args: {
    text: [
      '<img onerror="alert(1)"> **<b>bold</b>** [words alone](javascript:alert(1))',
      '```\n<script>alert(1)</script>\n```',
      '# No heading',
      '![no picture](/x)',
      `${'> '.repeat(40)}deep`,
      `${'- '.repeat(40)}down`,
    ].join('\n\n'),
    lines: 60,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, b, code')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /words alone/ })).toBeNull();
  },
};
export const RightToLeft: Story = {
  args: { text: '**مهندسة برمجيات** في هامبورغ\n\n- أنظمة الدفع\n- الكورا\n\n> شكرا' },
};
export const LongText: Story = {
  args: { text: `**${longWord}**\n\n- ${longWord}\n\n${longText}`, lines: 8 },
};
