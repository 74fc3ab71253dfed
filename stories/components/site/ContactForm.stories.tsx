import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { ContactForm } from '../../../src/components/site/ContactForm.tsx';
import { emptyLetter } from '../../../src/domain/contact.ts';

const letter = {
  name: 'Nguyễn Thị Mai',
  email: 'mai@example.org',
  topic: '3',
  subject: 'A job that asks for money',
  message: 'The poster wants a deposit before the interview. I kept the messages.',
  homepage: '',
};

const picker = { onPick: fn(), onRemove: fn(), onRetry: fn() };

const meta = {
  title: 'Components/Site/ContactForm',
  component: ContactForm,
  args: { initial: emptyLetter, onSubmit: fn(), onChange: fn() },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeVisible();
    // The trap for robots is neither seen, read nor reached.
    await expect(canvas.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
  },
};
export const Filled: Story = { args: { initial: letter } };
export const Invalid: Story = {
  args: { initial: { ...emptyLetter, message: 'Too short' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(canvas.getByRole('combobox', { name: /^Topic/ })).toHaveAccessibleDescription(
      'Please choose a topic.',
    );
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveAccessibleDescription(
      'A message has 20 to 4,000 characters.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: { initial: letter, failure: { message: 'Too many tries. Please wait 40 minutes.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please wait 40 minutes.');
  },
};
/** It waits on this device. */
export const Offline: Story = {
  args: { initial: letter, offline: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/is sent once you are back/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(letter);
  },
};
export const Uploading: Story = {
  args: {
    initial: { ...letter, message: longText },
    attachment: { ...picker, file: { name: 'deposit.pdf', state: 'uploading', progress: 0.4 } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByText('You can send it as soon as the file has arrived.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading deposit.pdf' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(picker.onRemove).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const AttachmentRejected: Story = {
  args: {
    initial: letter,
    attachment: { ...picker, file: { name: 'deposit.pdf', state: 'ready', progress: 1 } },
    failure: {
      message: 'Please check the fields.',
      fields: { mediaKey: 'Please choose the attachment again.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please choose the attachment again.');
  },
};
/**
 * Blanks around a text are not sent, and what is typed is kept. The page shows the number of the message in the place of
 * the form: ContactPage's story Sent.
 */
export const Done: Story = {
  // The form itself looks as before but for one letter; the page takes it away.
  tags: ['!visual'],
  args: { initial: { ...letter, subject: `  ${letter.subject} ` } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(letter);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: `${letter.message}!` }),
    );
  },
};
