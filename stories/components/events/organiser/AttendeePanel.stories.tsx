import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { attendeeQuestions, attendees, makeAttendee } from '../../../../mocks/factories/eventPanel.ts';
import { longText, longWord } from '../../../../mocks/fixtures/longText.ts';
import { AttendeePanel } from '../../../../src/components/events/organiser/AttendeePanel.tsx';

const meta = {
  title: 'Components/Events/AttendeePanel',
  component: AttendeePanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680 }}>
        <h2>A ticket</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    ticket: attendees[4] ?? makeAttendee(),
    timezone: 'Europe/Berlin',
    questions: attendeeQuestions,
    onEdit: fn(),
    onResend: fn(),
    onCancel: fn(),
    onRefund: fn(),
  },
} satisfies Meta<typeof AttendeePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const has = (name: string) => expect.objectContaining({ textContent: expect.stringContaining(name) });

/** A part of the price went back, and the ticket is still valid. */
export const PartlyPaidBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€14.50, of which €5.00 went back')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toEqual(
      ['Edit', 'Send the ticket again', 'Pay money back', 'Cancel the ticket'].map(has),
    );
  },
};
/** The holder has cancelled without getting anything back; the organiser may be kind. */
export const Cancelled: Story = {
  tags: ['!visual'], // PartlyPaidBack with fewer buttons.
  args: { ticket: makeAttendee({ status: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toEqual([has('Pay money back')]);
  },
};
export const LongText: Story = {
  args: {
    ticket: makeAttendee({
      status: 2,
      checkedInAt: '2026-01-15T08:20:00.000Z',
      gate: longWord.slice(0, 40),
      attendeeEmail: `${longWord}@example.org`,
      packageName: longWord,
      note: longText.slice(0, 500),
      answers: [{ questionId: 'q1', values: [longWord, longText] }],
    }),
  },
};
