import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StripeElements } from '@stripe/stripe-js';
import { expect, fn, within } from 'storybook/test';
import { makeHold } from '../../../mocks/factories/tickets.ts';
import { fakeSandbox, fakeSecret } from '../../../mocks/fakeStripe.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import {
  EventPaymentForm,
  type EventPaymentFormProps,
} from '../../../src/components/payments/EventPaymentForm.tsx';
import { sandboxStripe } from '../../../src/components/payments/sandboxStripe.ts';
import { seatsOf, type AttendeeQuestion } from '../../../src/domain/orderForm.ts';

const card: NonNullable<EventPaymentFormProps['card']> = {
  client: sandboxStripe(fakeSandbox, fn()),
  clientSecret: fakeSecret,
  dark: false,
  onReady: fn<(elements: StripeElements) => void>(),
  onLoadError: fn(),
};
const questions: AttendeeQuestion[] = [
  { questionId: 'q1', label: 'What do you do?', type: 'TEXT', required: true },
  { questionId: 'q2', label: 'Do you eat fish?', type: 'YES_NO', required: false },
  { questionId: 'q3', label: 'Which talks?', type: 'MULTI', options: ['Ships', 'Cranes'], required: false },
];
const filled = {
  buyerEmail: ['amara@example.org'],
  'p1.0.attendeeName': ['Amara Diallo'],
  'p1.0.attendeeEmail': ['amara@example.org'],
  'p1.1.attendeeName': ['Mei-Lin Chen'],
};

const meta = {
  title: 'Components/Payments/EventPaymentForm',
  component: EventPaymentForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    seats: seatsOf(makeHold().items),
    questions: [],
    initialValues: {},
    memberName: 'Amara Diallo',
    price: '€29.00',
    status: 'ready',
    card,
    testMode: true,
    refund: 'Full refund until 7 days before the start.',
    onChange: fn(),
    onPay: fn(),
    onCancel: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof EventPaymentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByLabelText(/^Card number/);
    await userEvent.type(canvas.getByLabelText(/^Your e-mail/), 'amara@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Same as me' }));
    const first = within(canvas.getByRole('group', { name: /^Ticket 1 of 2/ }));
    await expect(first.getByLabelText(/^Name/)).toHaveValue('Amara Diallo');
    await expect(first.getByLabelText(/^E-mail/)).toHaveValue('amara@example.org');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ 'p1.0.attendeeName': ['Amara Diallo'] }),
    );
  },
};
/** With what the organiser asks of each one who comes. */
export const Filled: Story = {
  args: { initialValues: filled, questions },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Card number/);
    await expect(canvas.getAllByLabelText(/^What do you do/)).toHaveLength(2);
  },
};
export const Invalid: Story = {
  args: { questions: questions.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByLabelText(/^Card number/);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €29.00' }));
    await expect(canvas.getByText('Please enter an e-mail address for the receipt.')).toBeVisible();
    await expect(canvas.getAllByText('Please enter the name of the attendee.')).toHaveLength(2);
    await expect(canvas.getAllByText('Please answer this question.')).toHaveLength(2);
    await expect(canvas.getByLabelText(/^Your e-mail/)).toHaveFocus();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
/** Nothing can be pressed twice. */
export const Submitting: Story = {
  tags: ['!visual'], // As Filled, with another word on the button.
  args: { initialValues: filled, status: 'processing' },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Processing ...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
/** The card is refused, and the server does not take one name. */
export const Rejected: Story = {
  args: {
    initialValues: filled,
    error: 'Your card has insufficient funds.',
    fields: { 'p1.1.attendeeName': 'A name has 2 to 100 characters.' },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Card number/);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card has insufficient funds.');
    await expect(canvas.getByText('A name has 2 to 100 characters.')).toBeVisible();
  },
};
export const Done: Story = {
  tags: ['!visual'], // It ends as Filled: what comes then is another page.
  args: { initialValues: filled },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByLabelText(/^Card number/);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay €29.00' }));
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining(filled));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Unavailable: Story = {
  args: { initialValues: filled, status: 'unavailable', card: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Pay €29.00' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
/** Without a network nothing can be paid. */
export const LongText: Story = {
  args: {
    seats: [{ key: 'p1.0', packageId: 'p1', packageName: longName.slice(0, 100) }],
    questions: [
      {
        questionId: 'q1',
        label: longText.slice(0, 200),
        type: 'SINGLE',
        options: [longWord],
        required: true,
      },
    ],
    error: longText,
    refund: longText,
    closed: 'You are offline. Your tickets are kept; you can pay once you are back.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Card number/)).toBeVisible();
    await expect(canvas.getByText(/^You are offline\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay €29.00' })).toBeDisabled();
  },
};
