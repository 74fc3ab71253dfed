import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { TagsField } from '../../../src/components/ui/TagsField.tsx';

const meta = {
  title: 'Components/Ui/TagsField',
  component: TagsField,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Skills', tags: ['Go', 'PostgreSQL'], max: 10, onChange: fn() },
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Skills' });
    await userEvent.type(field, 'go{Enter}');
    await expect(canvas.getByText('go is there already.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Kafka{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ tags: ['Go', 'PostgreSQL', 'Kafka'] });
  },
};
export const Full: Story = {
  args: { max: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skills' }), 'Kafka{Enter}');
    await expect(canvas.getByText('2 are the most. Remove one first.')).toBeVisible();
  },
};
export const Suggested: Story = {
  args: { suggestions: ['Kafka', 'Kotlin'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skills' }), 'k');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
export const LongText: Story = {
  args: { tags: [longWord, 'Short'] },
  play: async ({ canvas }) => {
    // A long word is cut; it widens nothing.
    await expect(canvas.getByRole('combobox').offsetWidth).toBeLessThanOrEqual(480);
    await expect(canvas.getByRole('list').offsetWidth).toBeLessThanOrEqual(480);
  },
};
