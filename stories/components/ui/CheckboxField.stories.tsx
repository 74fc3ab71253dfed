import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { CheckboxField } from '../../../src/components/ui/CheckboxField.tsx';
import { Link } from '../../../src/components/ui/Link.tsx';

const meta = {
  title: 'Components/Ui/CheckboxField',
  component: CheckboxField,
  args: { label: 'Also block this member', onChange: fn() },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Also block this member' })).toBeChecked();
  },
};
export const Playground: Story = { args: { help: 'They are not told.', defaultChecked: true } };
export const Invalid: Story = {
  args: {
    label: (
      <>
        I agree to the <Link href="/terms">terms of use</Link> and the{' '}
        <Link href="/privacy">privacy policy</Link>.
      </>
    ),
    error: 'Please accept the terms.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = { args: { label: longText, error: longName } };
