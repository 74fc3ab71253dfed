import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { ContactCard } from '../../../src/components/site/ContactCard.tsx';

const meta = {
  title: 'Components/Site/ContactCard',
  component: ContactCard,
  args: {
    contact: {
      email: 'hello@rolecast.example',
      phone: '+49 40 1234567',
      address: 'Speicherstadt 1, 20457 Hamburg, Germany',
      hours: 'Monday to Friday, 9:00 to 17:00 (Europe/Berlin)',
    },
  },
} satisfies Meta<typeof ContactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+49 40 1234567' })).toHaveAttribute(
      'href',
      'tel:+49401234567',
    );
  },
};
export const Minimal: Story = {
  args: { contact: { email: 'hello@rolecast.example', phone: '', address: '' } },
};
export const LongText: Story = {
  args: { contact: { email: `${longWord}@example.org`, phone: longWord, address: longText } },
};
