import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldNote } from '../../../src/components/ui/FieldNote.tsx';

const meta = {
  title: 'Components/Ui/FieldNote',
  component: FieldNote,
  args: { id: 'note', children: 'At least 8 characters.' },
} satisfies Meta<typeof FieldNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = { args: { tone: 'error', children: 'Please enter your password.' } };
