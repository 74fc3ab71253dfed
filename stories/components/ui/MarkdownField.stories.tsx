import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { MarkdownField } from '../../../src/components/ui/MarkdownField.tsx';

const meta = {
  title: 'Components/Ui/MarkdownField',
  component: MarkdownField,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Description',
    help: 'What somebody does on a usual day.',
    name: 'description',
    value: 'You keep **twelve turbines** turning.\n\n- Two days on the water\n- Three days in the workshop',
    onChange: fn(),
  },
  render: function Kept(args) {
    const [text, setText] = useState(args.value);
    const change = (event: { text: string }) => {
      args.onChange(event);
      setText(event.text);
    };
    return <MarkdownField {...args} value={text} onChange={change} />;
  },
} satisfies Meta<typeof MarkdownField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Marks come by button and by key: what is selected stays selected. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Format: Description' })).toBeVisible();
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    await userEvent.clear(field);
    await userEvent.paste('quick hands');
    field.setSelectionRange(0, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(field).toHaveValue('**quick** hands');
    await expect(field.selectionStart).toBe(2);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(field).toHaveValue('quick hands');
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(field).toHaveValue('- quick hands');
    field.setSelectionRange(8, 13);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await expect(field).toHaveValue('- quick [hands](https://)');
    await userEvent.keyboard('https://rolecast.example');
    await expect(field).toHaveValue('- quick [hands](https://rolecast.example)');
    // As it was, for the picture.
    await userEvent.clear(field);
    await userEvent.paste(args.value);
    await expect(field).toHaveValue(args.value);
    field.blur();
  },
};
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    const look = canvas.getByRole('button', { name: 'Preview: Description' });
    await userEvent.click(look);
    await expect(await canvas.findByText('twelve turbines')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const write = canvas.getByRole('button', { name: 'Write: Description' });
    await expect(write).toHaveFocus();
    write.blur();
  },
};
export const WithError: Story = {
  args: { value: 'Short.', error: 'A description has 50 to 10000 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeInvalid();
  },
};
export const LongText: Story = { args: { value: longText, max: 900 } };
