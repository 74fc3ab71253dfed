import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { ExpandableText } from '../../../src/components/ui/ExpandableText.tsx';

const meta = {
  title: 'Components/Ui/ExpandableText',
  component: ExpandableText,
  args: {
    text: 'We redrew the ticket scanner for people who wear gloves.\nThree things we learned at the gate.',
  },
} satisfies Meta<typeof ExpandableText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Folded, blank lines take no room: the mark of the cut stands behind words. */
export const BlankLines: Story = {
  args: { text: ['First.', 'Second.', 'Third.', 'Fourth.', 'Fifth.', 'Sixth.', 'Seventh.'].join('\n\n') },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/First/);
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible();
    await waitFor(() => expect(text).toHaveTextContent(/First\. Second\. Third\./));
    await expect(text.textContent).toContain('First.\nSecond.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(text.textContent).toContain('First.\n\nSecond.');
    const less = canvas.getByRole('button', { name: 'Show less', expanded: true });
    await expect(less).toBeVisible();
    await userEvent.click(less);
    await waitFor(() => expect(text.textContent).toContain('First.\nSecond.'));
  },
};
const gate = 'We redrew the ticket scanner for people who wear gloves: three things we learned at the gate.';
/** A text that was measured in another font is measured again when its own has come. */
export const FontArrives: Story = {
  // Its font is no font of ours.
  tags: ['!visual'],
  args: { text: gate, lines: 2 },
  // As wide with a scroll bar as without.
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Show more' });
    canvas.getByText(gate).style.fontSize = '0.5em';
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};
export const RightToLeft: Story = {
  args: { text: 'أعدنا رسم ماسح التذاكر لمن يرتدون القفازات.', lang: 'ar' },
};
export const LongText: Story = { args: { text: longText } };
