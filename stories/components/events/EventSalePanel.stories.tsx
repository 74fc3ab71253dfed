import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  eventChoices,
  filledEvent,
  publishedEvent,
  stillEventForm,
} from '../../../mocks/factories/eventForm.ts';
import { EventSalePanel } from '../../../src/components/events/EventSalePanel.tsx';

const { currencies, newId } = eventChoices;
const meta = {
  title: 'Components/Events/EventSalePanel',
  component: EventSalePanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { form: stillEventForm(filledEvent), details: publishedEvent, currencies, newId },
} satisfies Meta<typeof EventSalePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tickets are sold: the currency stays. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toBeDisabled();
    await expect(canvas.getByRole('list', { name: 'Ticket packages' })).toHaveTextContent('88 sold');
  },
};
