import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { ComboboxField } from '../../../src/components/ui/ComboboxField.tsx';

const meta = {
  title: 'Components/Ui/ComboboxField',
  component: ComboboxField,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Company',
    value: 'no',
    onChange: fn(),
    onChoose: fn(),
    options: [
      { id: 'u2', label: 'Nordlicht Energie', detail: 'Hamburg, Germany' },
      { id: 'u9', label: 'Novara Studio' },
    ],
  },
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Arrows move, Enter takes. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({
      option: { id: 'u2', label: 'Nordlicht Energie', detail: 'Hamburg, Germany' },
    });
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Novara Studio' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
export const NothingFits: Story = {
  args: { options: [], value: 'zz', none: 'No company has this name.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'No company has this name.' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { value: longName, options: [{ id: '1', label: longName, detail: longName }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};
