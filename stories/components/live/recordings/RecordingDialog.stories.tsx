import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeOwnRecording } from '../../../../mocks/factories/recordings.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { RecordingDialog } from '../../../../src/components/live/recordings/RecordingDialog.tsx';

const meta = {
  title: 'Components/Live/RecordingDialog',
  component: RecordingDialog,
  args: {
    recording: makeOwnRecording(),
    captions: undefined,
    busy: false,
    onPickCaptions: fn(),
    onRemoveCaptions: fn(),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RecordingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await findDialog('Edit the recording'));

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(title).toHaveAccessibleDescription('Please give it a title.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(title, 'Portfolio night, cut');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Who may see it' }), '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ title: 'Portfolio night, cut', visibility: '1' });
  },
};
/** Nothing is saved before the captions have arrived. */
export const CaptionsOnTheirWay: Story = {
  args: { captions: { name: 'portfolio-night.vtt', state: 'uploading', progress: 0.4 } },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByText('portfolio-night.vtt')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemoveCaptions).toHaveBeenCalledOnce();
  },
};
export const CaptionsRefused: Story = {
  args: { errors: { captionsKey: 'This caption file could not be used.' } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('This caption file could not be used.')).toBeVisible();
  },
};
