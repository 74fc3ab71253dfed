import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { chosenFiles } from '../../../../mocks/factories/verification.ts';
import { VerificationFilePicker } from '../../../../src/components/profile/verification/VerificationFilePicker.tsx';

const meta = {
  title: 'Components/Profile/VerificationFilePicker',
  component: VerificationFilePicker,
  args: { files: [], onAdd: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof VerificationFilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotTaken: Story = {
  args: { files: chosenFiles, note: '“letter.docx” was not added: a verifier reads PDF, JPEG and PNG.' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const files = ['front.png', 'back.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(canvasElement.querySelector('input[type=file]')!, files); // Hidden behind the button.
    await expect(args.onAdd).toHaveBeenCalledWith({ files });
    await expect(canvas.getByRole('button', { name: 'Add another file' })).toHaveAccessibleDescription(
      /PDF, JPEG or PNG/,
    );
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
