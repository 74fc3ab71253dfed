import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { longText } from '../../../mocks/fixtures/longText.ts';
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

const carrying = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'] } });
const picture = () => new File(['x'], 'a.png', { type: 'image/png' });
const note = () => new File(['x'], 'a.txt', { type: 'text/plain' });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const text = canvas.getByText('Pictures can be dropped here.');
    await fireEvent.drop(text, carrying(note()));
    await expect(args.onFiles).not.toHaveBeenCalled();
    await fireEvent.drop(text, carrying(picture(), note()));
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'a.png' })] });
  },
};
export const Playground: Story = {};
export const Hovered: Story = {
  parameters: { visual: { after: true } },
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(canvas.getByText('Pictures can be dropped here.'), carrying(picture()));
    await expect(canvas.getByText('Drop pictures here')).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await fireEvent.drop(canvas.getByText('Pictures can be dropped here.'), carrying(picture()));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
export const LongText: Story = { args: { children: <p>{longText}</p> } };
