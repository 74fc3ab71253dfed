import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../../src/components/ui/Card.tsx';

const meta = {
  title: 'Components/Ui/Card',
  component: Card,
  args: { children: 'We redrew the ticket scanner for people who wear gloves.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { padding: 'none' } };
