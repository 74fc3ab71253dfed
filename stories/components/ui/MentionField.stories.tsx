import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { suggest } from '../../../mocks/factories/suggestions.ts';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { held } from '../../../mocks/held.ts';
import { MentionField } from '../../../src/components/ui/MentionField.tsx';
import { SuggestionContext, type Suggest } from '../../../src/components/ui/suggestions.ts';

const never: Suggest = () => new Promise(() => {});
const nobody: Suggest = async () => [];
const fails = fn<Suggest>();
let late = held();
const asksLate = fn<Suggest>(async (asked) => {
  if (asked.words === 'i') await late.wait();
  return suggest(asked);
});
const mentioning = (length: number) =>
  expect.objectContaining({ mentions: expect.objectContaining({ length }) });

const within = (value: Suggest) => (Story: React.ComponentType) => (
  <SuggestionContext value={value}>
    <Story />
  </SuggestionContext>
);

const meta = {
  title: 'Components/Ui/MentionField',
  component: MentionField,
  decorators: [(Story) => <div style={{ maxWidth: 480, minHeight: 420 }}>{Story()}</div>],
  args: { label: 'Your post', value: { text: '', mentions: [] }, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const onChange: typeof args.onChange = (next) => {
      setValue(next);
      args.onChange(next);
    };
    return <MentionField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof MentionField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [within(asksLate)],
  beforeEach: () => {
    late = held();
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your post' });
    await step('the first is chosen by Enter, and the caret stands behind it', async () => {
      await userEvent.type(field, 'Thanks @to');
      await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Tomás'));
      await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id);
      await expect(canvas.getByText(/^1 suggestion\./)).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('Thanks @Tomás Álvarez ');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        text: 'Thanks @Tomás Álvarez ',
        mentions: [{ userId: 'u5', start: 7, length: 14 }],
      });
      await expect(field.selectionStart).toBe(22);
    });
    await step('Escape closes it, and it stays closed at this word', async () => {
      await userEvent.type(field, 'and @');
      await canvas.findByRole('listbox', { name: 'Members' });
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Backspace}');
    });
    await step('a click chooses and leaves the focus in the field', async () => {
      await userEvent.type(field, '@');
      await userEvent.click(await canvas.findByRole('option', { name: /Nordlicht/ }));
      await expect(field).toHaveValue('Thanks @Tomás Álvarez and @Nordlicht Energie ');
      await expect(field).toHaveFocus();
    });
    await step('arrows go round, Tab chooses', async () => {
      await userEvent.type(field, '@');
      await canvas.findByRole('listbox');
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('木の葉');
      await userEvent.keyboard('{Tab}');
      await expect(field).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith(mentioning(3));
    });
    await step('what touches a name makes it plain text', async () => {
      field.setSelectionRange(10, 10);
      await userEvent.keyboard('x');
      await expect(args.onChange).toHaveBeenLastCalledWith(mentioning(2));
    });
    await step('a late answer to what nobody asks any more changes nothing', async () => {
      await userEvent.clear(field);
      asksLate.mockClear();
      await userEvent.type(field, '@i');
      await waitFor(() => expect(asksLate).toHaveBeenCalledWith({ kind: 'member', words: 'i' }));
      await userEvent.clear(field);
      await userEvent.type(field, '@to');
      await canvas.findByRole('option', { name: /Tomás/ });
      late.release();
      await asksLate.mock.results[0]?.value;
      // A key is heard after whatever came before it has been drawn.
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Tomás');
    });
    await step('the list stands at the word that is written', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Thanks @to');
      await canvas.findByRole('option', { name: /Tomás/ });
      await userEvent.keyboard('{Enter}and @');
      await expect(field).toHaveValue('Thanks @Tomás Álvarez and @');
      await expect(await canvas.findByRole('listbox', { name: 'Members' })).toBeVisible();
    });
  },
};
export const Tags: Story = {
  decorators: [within(suggest)],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '#new');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('option', { name: /#newzealand/ })).toHaveTextContent('1 post');
    // The tag may be new: none is chosen until an arrow key was pressed.
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('#new\n');
    await userEvent.keyboard('#new');
    await canvas.findByRole('listbox', { name: 'Tags' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('#new\n#newcomers ');
    await userEvent.keyboard('#new');
    await canvas.findByRole('listbox');
  },
};
export const Loading: Story = {
  decorators: [within(never)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@il');
    await expect(await canvas.findByText('Searching…')).toBeVisible();
  },
};
export const Empty: Story = {
  args: {
    value: {
      text: '@木の葉 '.repeat(20),
      mentions: Array.from({ length: 20 }, (_, index) => ({ userId: 'u3', start: index * 5, length: 4 })),
    },
  },
  decorators: [within(nobody)],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '@i');
    await waitFor(() => expect(canvas.getAllByText('A text mentions at most 20 members.')[0]).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, '@xyz and more');
    await expect(field).not.toHaveAttribute('aria-controls');
    await userEvent.clear(field);
    await userEvent.type(field, '@xyz');
    await waitFor(() => expect(canvas.getAllByText('Nobody is called that.')[0]).toBeVisible());
  },
};
export const Error: Story = {
  decorators: [within(fails)],
  beforeEach: () => {
    fails.mockReset().mockRejectedValue(new TypeError('offline'));
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '@i');
    const again = await canvas.findByRole('option', { name: /Try again/ });
    fails.mockImplementation(suggest);
    await userEvent.click(again);
    await expect(await canvas.findByRole('option', { name: /Ilse/ })).toBeVisible();
    fails.mockRejectedValue(new TypeError('offline'));
    await userEvent.keyboard('l');
    await canvas.findByRole('option', { name: /Try again/ });
    fails.mockImplementation(suggest);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('option', { name: /Ilse/ })).toBeVisible();
    fails.mockRejectedValue(new TypeError('offline'));
    await userEvent.keyboard('s');
    await canvas.findByRole('option', { name: /Try again/ });
  },
};
export const LongText: Story = {
  args: { value: { text: longText, mentions: [] } },
  decorators: [within(suggest)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' @');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};
