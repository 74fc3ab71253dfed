import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { CheckboxField } from '../../../src/components/ui/CheckboxField.tsx';
import { Field } from '../../../src/components/ui/Field.tsx';
import { Link } from '../../../src/components/ui/Link.tsx';

const meta = {
  title: 'Components/Ui/Field',
  component: Field,
  args: {
    label: 'Colour',
    children: (control) => <input type="color" defaultValue="#0b6b57" {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Colour')).not.toHaveAttribute('aria-describedby');
  },
};
export const Playground: Story = {
  args: { help: 'Of your page.', optional: true, action: <Link href="/help">Why?</Link> },
};
export const Invalid: Story = {
  args: { help: 'Of your page.', error: 'Please choose a darker colour.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Colour');
    await expect(input).toHaveAccessibleDescription('Please choose a darker colour.');
    await expect(canvas.queryByText('Of your page.')).toBeNull();
  },
};
export const Group: Story = {
  args: {
    label: 'Tell me about answers',
    group: 'group',
    help: 'Codes and receipts always come by e-mail.',
    children: () => (
      <>
        <CheckboxField label="By e-mail" defaultChecked />
        <CheckboxField label="In the application" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Tell me about answers' });
    await expect(group).toHaveAccessibleDescription('Codes and receipts always come by e-mail.');
  },
};
export const LongText: Story = { args: { label: longName, error: longName } };
