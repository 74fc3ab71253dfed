import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UploadArea } from '../../../src/components/ui/UploadArea.tsx';

const meta = {
  title: 'Components/Ui/UploadArea',
  component: UploadArea,
  args: {
    children: <p style={{ padding: 48 }}>Pictures can be dropped here.</p>,
    hint: 'Drop pictures here',
    wants: ({ type }) => type.startsWith('image/'),
    onFiles: fn(),
  },
} satisfies Meta<typeof UploadArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a browser does when files are dragged here. */
function drag(target: HTMLElement, moment: 'dragenter' | 'drop', ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(moment, { bubbles: true, cancelable: true, dataTransfer }));
}
/** Without words: a screenshot. With them: cells of a table, which come with their picture. */
function paste(target: HTMLElement, file: File, ...words: string[]) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  for (const type of words) clipboardData.setData(type, '4711');
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
const picture = () => new File(['x'], 'a.png', { type: 'image/png' });
const note = () => new File(['x'], 'a.txt', { type: 'text/plain' });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const text = canvas.getByText('Pictures can be dropped here.');
    drag(text, 'drop', note());
    await expect(args.onFiles).not.toHaveBeenCalled();
    drag(text, 'drop', picture(), note());
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'a.png' })] });
    await expect(paste(text, picture(), 'text/plain', 'text/html')).toBe(false);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(paste(text, picture())).toBe(true);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};
export const Hovered: Story = {
  play: async ({ canvas }) => {
    drag(canvas.getByText('Pictures can be dropped here.'), 'dragenter', picture());
    await expect(await canvas.findByText('Drop pictures here')).toBeVisible();
  },
};
export const Disabled: Story = {
  // Until files hover over it, it looks as Default does.
  tags: ['!visual'],
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    drag(canvas.getByText('Pictures can be dropped here.'), 'drop', picture());
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
