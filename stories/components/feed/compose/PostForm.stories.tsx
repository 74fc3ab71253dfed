import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { suggest } from '../../../../mocks/factories/suggestions.ts';
import { makeComposerPicture } from '../../../../mocks/factories/composer.ts';
import { authors } from '../../../../mocks/factories/feed.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { SuggestionContext } from '../../../../src/components/ui/suggestions.ts';
import { PostForm } from '../../../../src/components/feed/compose/PostForm.tsx';

const text = 'Three interviews in one week, and the nicest one began with a walk along the Isar.';
const empty = { text: '', visibility: 0, commentPolicy: 0 } as const;
const undescribed = makeComposerPicture({ id: 'p2', previewUrl: pictures.dunes.url, alt: '' });

const meta = {
  title: 'Components/Feed/PostForm',
  component: PostForm,
  decorators: [
    // As high as the dialog that it stands in, and with its padding.
    (Story) => (
      <chakra.div maxWidth="35rem" height="40rem" marginInline="auto" overflowY="auto" bg="bg.surface">
        <chakra.div
          display="grid"
          minHeight="full"
          padding={{ base: 4, sm: 6 }}
          css={{ '& > *': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } }}
        >
          <Story />
        </chakra.div>
      </chakra.div>
    ),
  ],
  args: {
    writer: authors.amara,
    value: empty,
    pictures: [],
    onChange: fn(),
    onPick: fn(),
    onDescribe: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onMove: fn(),
    onSubmit: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PostForm {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PostForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Files are dropped and pasted, and what fits was said before; Ctrl with Enter sends what was written. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your post' });
    await expect(canvas.getByRole('button', { name: 'Add pictures or video' })).toHaveAccessibleDescription(
      /10 pictures of 10 MB each, or one video.* 10 minutes and 200 MB/,
    );
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'isar.mp4', { type: 'video/mp4' }));
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data }));
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }));
    const taken = { files: [expect.objectContaining({ name: 'isar.mp4' })] };
    await expect(args.onPick).toHaveBeenNthCalledWith(1, taken);
    await expect(args.onPick).toHaveBeenNthCalledWith(2, taken);
    await userEvent.click(field);
    await userEvent.paste(text);
    await userEvent.type(field, ' #newjob');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await userEvent.paste('x'.repeat(2699));
    await expect(canvas.queryByText(/3,000/)).toBeNull();
    await userEvent.type(field, 'y');
    await expect(canvas.getByText('2,700 / 3,000')).toBeVisible();
    await userEvent.clear(field);
  },
};
/** One picture has no description: that is asked about once. */
export const Filled: Story = {
  args: { value: { ...empty, text }, pictures: [makeComposerPicture(), undescribed] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 image has no description.');
    await expect(canvas.getByRole('textbox', { name: 'Description of picture 2' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Post anyway' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    const field = canvas.getByRole('textbox', { name: 'Your post' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Please write something or add a picture.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** One that was not taken is named; more than fit are not sent. */
export const TooManyPictures: Story = {
  args: {
    pictures: Array.from({ length: 11 }, (_, index) => makeComposerPicture({ id: `p${index}` })),
    notice: 'A post has at most ten pictures. “isar.png” was not added.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox', { name: /^Description of picture/ })).toHaveLength(11);
    await expect(canvas.getByRole('alert')).toHaveTextContent('“isar.png” was not added');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('isar.png');
    await expect(canvas.getByRole('alert')).toHaveTextContent('A post has at most ten pictures.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Five thousand characters are pasted: all of them stay, and it is said what stands in the way. */
export const TooLong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your post' });
    await userEvent.click(field);
    await userEvent.paste('word '.repeat(1000));
    await expect(field).toHaveValue('word '.repeat(1000));
    await expect(canvas.getByText('5,000 / 3,000')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/Remove 2,000 of them to post it/);
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A video, which is alone and needs no place. */
export const Uploading: Story = {
  args: {
    value: { ...empty, text },
    pictures: [
      makeComposerPicture({
        name: 'workshop.webm',
        video: true,
        previewUrl: '',
        state: 'preparing',
        progress: 0,
      }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description of video' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move video' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getByText('Uploading')).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** What would be typed now would be lost with the form. */
export const Submitting: Story = {
  args: { value: { ...empty, text }, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your post' }), ' More');
    await userEvent.selectOptions(canvas.getByLabelText('Who can see this'), 'My connections');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: {
    value: { ...empty, text },
    errors: {
      form: 'You seem to be offline. Check your connection and try again. What you wrote is kept on this device.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.');
    await expect(canvas.getByRole('textbox', { name: 'Your post' })).toHaveValue(text);
  },
};
/** Members and tags are offered while they are written. */
export const Mentioning: Story = {
  decorators: [
    (Story) => (
      <SuggestionContext value={suggest}>
        <Story />
      </SuggestionContext>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your post' });
    await userEvent.type(field, 'Thank you @il');
    await canvas.findByRole('option', { name: /Ilse van Dorp/ });
    await userEvent.keyboard('{Enter}for everything, #new');
    await expect(field).toHaveValue('Thank you @Ilse van Dorp for everything, #new');
    await expect(await canvas.findByRole('listbox', { name: 'Tags' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
