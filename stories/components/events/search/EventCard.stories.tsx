import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { comingEvents, makeEvent } from '../../../../mocks/factories/events.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { EventCard } from '../../../../src/components/events/search/EventCard.tsx';
import { inShort } from '../../../../src/domain/events.ts';

const meta = {
  title: 'Components/Events/EventCard',
  component: EventCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    event: inShort(makeEvent()),
    href: '/events/event-details/token',
    onSave: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Harbour job fair' })).toHaveTextContent('From €8');
    await expect(canvas.getByText(/Fischauktionshalle, Hamburg/)).toBeVisible();
    await expect(canvas.getByText('Ilse van Dorp and Joon-ho Park are going')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harbour job fair' })).toHaveAttribute('href', args.href);
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ saved: true });
    save.blur();
  },
};
/** Of an event that has no picture yet; nothing can be done with it. */
export const Minimal: Story = {
  args: {
    event: inShort(comingEvents[3] ?? makeEvent()),
    href: undefined,
    onSave: undefined,
    onShare: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 left')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('From ¥2,500');
    await expect(canvas.getByText('Konoha studio, Kyoto · and online')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    event: inShort(
      makeEvent({
        eventName: longName.slice(0, 150),
        eventLocation: { venueName: longWord, address: longWord, city: longWord, country: 'DE' },
        organiser: { userId: 'u9', userType: 2, userName: longName },
      }),
    ),
  },
};
