import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { RecommendForm } from '../../../src/components/people/RecommendForm.tsx';

const empty = { relationship: undefined, position: '', text: '', requestMessage: '' };
const filled = {
  ...empty,
  relationship: 2,
  position: 'Backend developer, Nordlicht',
  text: 'Ilse drew the ticket scanner until it could be used with gloves on, and then drew it once more.',
} as const;

const meta = {
  title: 'Components/People/RecommendForm',
  component: RecommendForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    mode: 'write',
    fromUser: authors.amara,
    toUser: authors.ilse,
    initialValues: empty,
    onSubmit: fn(),
    onChange: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RecommendForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submitted empty: the first field that is wrong has the focus. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: /^Recommendation/ });
    await userEvent.type(words, 'Ilse');
    await expect(canvas.getByText('At least 50 characters: 46 to go')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...empty, text: 'Ilse' });
    await userEvent.clear(words);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('combobox', { name: /How do you know Ilse/ })).toHaveFocus();
    await expect(canvas.getByText('Please write your recommendation.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A draft that was restored. */
export const TooShort: Story = {
  args: { initialValues: { ...filled, text: 'Great to work with.' }, onDiscardDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('A recommendation has 50 to 3000 characters.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Recommendation/ })).toHaveFocus();
  },
};
export const Preview: Story = {
  args: { initialValues: { ...filled, text: ` ${filled.text} ` } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(canvas.getByText(/Worked with Ilse van Dorp/)).toBeVisible();
  },
};
