import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { comingEvents, makeEvent } from '../../../../mocks/factories/events.ts';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { EventMonthPanel } from '../../../../src/components/events/search/EventMonthPanel.tsx';
import { byDay } from '../../../../src/domain/eventMonth.ts';

const many = Array.from({ length: 11 }, (_, index) =>
  makeEvent({ eventId: `m${index}`, eventName: index === 0 ? longName.slice(0, 150) : `Talk ${index}` }),
);

const meta = {
  title: 'Components/Events/EventMonthPanel',
  component: EventMonthPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { day: '2026-01-23', today: '2026-01-15', days: byDay(comingEvents), onDay: fn() },
} satisfies Meta<typeof EventMonthPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('grid', { name: 'January 2026' })).toBeVisible();
    const fair = canvas.getByRole('button', { name: /^Friday,? 30 January 2026, 1 event$/ });
    await userEvent.click(fair);
    await expect(args.onDay).toHaveBeenLastCalledWith({ day: '2026-01-30' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(args.onDay).toHaveBeenLastCalledWith({ day: '2026-02-01' });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Busy: Story = { args: { days: new Map(), busy: true } };
/**
 * A day that has more than there is room for. The keyboard reaches every day of every month, and one of them at a time
 * takes the focus.
 */
export const Many: Story = {
  args: { days: byDay([...comingEvents, ...many]) },
  render: function Many(args) {
    const [day, setDay] = useState(args.day);
    return <EventMonthPanel {...args} day={day} onDay={(event) => setDay(event.day)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const focused = () => expect(document.activeElement?.getAttribute('data-day'));
    canvas.getByRole('button', { name: /^Friday,? 23 January 2026/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await focused().toBe('2026-01-24');
    await userEvent.keyboard('{ArrowDown}');
    await focused().toBe('2026-01-31');
    await userEvent.keyboard('{ArrowRight}');
    await focused().toBe('2026-02-01');
    await expect(canvas.getByRole('grid', { name: 'February 2026' })).toBeVisible();
    await userEvent.keyboard('{PageDown}{Home}');
    await focused().toBe('2026-02-23');
    await userEvent.keyboard('{End}{PageUp}{ArrowUp}{ArrowLeft}');
    await focused().toBe('2026-01-24');
    await expect(
      canvas.getAllByRole('button').filter((one) => one.tabIndex === 0 && one.dataset.day),
    ).toHaveLength(1);
    // Back to where it began, for the picture.
    await userEvent.keyboard('{ArrowLeft}');
    await focused().toBe('2026-01-23');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
