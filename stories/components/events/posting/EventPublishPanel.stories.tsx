import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { eventChoices, filledEvent, stillEventForm } from '../../../../mocks/factories/eventForm.ts';
import { EventPublishPanel } from '../../../../src/components/events/posting/EventPublishPanel.tsx';

const jobs = { options: eventChoices.jobs?.options ?? [], onType: fn() };
const meta = {
  title: 'Components/Events/EventPublishPanel',
  component: EventPublishPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { form: stillEventForm(filledEvent), missing: {}, jobs, isPublic: true, sold: 176, onStep: fn() },
} satisfies Meta<typeof EventPublishPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Published, with tickets out; HR chooses among its open jobs. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Everything is there/)).toBeVisible();
    const field = canvas.getByRole('combobox', { name: /^Your open jobs/ });
    await userEvent.type(field, 'turbine{Enter}');
    await expect(args.form.set).toHaveBeenCalledWith('linkedJobs', [
      { id: 'j1', label: 'Wind turbine technician' },
    ]);
    field.blur();
  },
};
