import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  eventChoices,
  filledEvent,
  newEvent,
  stillEventForm,
} from '../../../../mocks/factories/eventForm.ts';
import { EventWherePanel } from '../../../../src/components/events/posting/EventWherePanel.tsx';

const { zones, countries } = eventChoices;
const meta = {
  title: 'Components/Events/EventWherePanel',
  component: EventWherePanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { form: stillEventForm(filledEvent), zones, countries },
} satisfies Meta<typeof EventWherePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At a place and online. */
export const Default: Story = {
  args: { form: stillEventForm({ ...filledEvent, format: '2', onlineUrl: 'https://meet.example.org/fair' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Venue' })).toHaveValue('Fischauktionshalle');
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue('https://meet.example.org/fair');
  },
};
export const InOurLiveRoom: Story = {
  args: { form: stillEventForm({ ...newEvent, format: '1', useLiveRoom: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Venue' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Link' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'In our live room' })).toBeChecked();
  },
};
