import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors } from '../../../../mocks/factories/feed.ts';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { portrait } from '../../../../mocks/fixtures/pictures.ts';
import { ComposerEntryCard } from '../../../../src/components/feed/compose/ComposerEntryCard.tsx';

const meta = {
  title: 'Components/Feed/ComposerEntryCard',
  component: ComposerEntryCard,
  args: { writer: { ...authors.amara, userImage: portrait }, onWrite: fn(), onPick: fn() },
} satisfies Meta<typeof ComposerEntryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share something, Amara' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
    const file = new File(['x'], 'isar.png', { type: 'image/png' });
    await userEvent.upload(canvasElement.querySelector('input[type=file]')!, file);
    await expect(args.onPick).toHaveBeenCalledWith({ files: [file] });
  },
};
export const Minimal: Story = { args: { writer: authors.joonho } };
export const LongText: Story = { args: { writer: { ...authors.sol, userName: longName } } };
