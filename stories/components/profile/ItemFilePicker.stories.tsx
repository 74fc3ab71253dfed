import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { ItemFilePicker } from '../../../src/components/profile/ItemFilePicker.tsx';

const ready = { id: 'f1', state: 'ready' as const, progress: 1 };

const meta = {
  title: 'Components/Profile/ItemFilePicker',
  component: ItemFilePicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { field: 'documentKey', onPick: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof ItemFilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const file = new File(['x'], 'diploma.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvasElement.querySelector('input[type=file]')!, file); // Hidden behind the button.
    await expect(args.onPick).toHaveBeenCalledWith({ file });
    await expect(canvas.getByRole('group', { name: 'Proof (optional)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      /Only you see it/,
    );
  },
};
export const Picture: Story = {
  args: {
    field: 'mediaKey',
    file: { ...ready, name: 'Picture', picture: pictures.meadow.url },
    alt: { name: 'mediaAlt', value: 'On stage, with the trophy in both hands', onChange: fn() },
  },
};
