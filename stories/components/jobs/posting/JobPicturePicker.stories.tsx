import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { JobPicturePicker } from '../../../../src/components/jobs/posting/JobPicturePicker.tsx';

const meta = {
  title: 'Components/Jobs/JobPicturePicker',
  component: JobPicturePicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    companyName: 'Harbour Bakery',
    isMember: false,
    picture: { own: false },
    onPick: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof JobPicturePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const previewUrl = pictures.dunes.url;

/** The company is not a member, so there is no picture but the one that is chosen here. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['picture'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('File of the company picture'), file);
    await expect(args.onPick).toHaveBeenCalledWith({ file });
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription(
      /Such as its logo/,
    );
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};
/** A member's own picture stands until another one is given; it is not this job's to take away. */
export const OfTheCompany: Story = {
  args: { isMember: true, picture: { own: false, src: previewUrl } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the company’s own/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};
/** Somebody saved before it had arrived. */
export const Uploading: Story = {
  args: {
    upload: { previewUrl, state: 'uploading', progress: 0.4 },
    error: 'The picture is still on its way. Please wait for it, or cancel it.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    const change = canvas.getByRole('button', { name: 'Change picture' });
    await expect(change).toHaveAccessibleDescription(/still on its way/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    change.blur();
  },
};
/** The one that stood there before stands there again. */
export const Failed: Story = {
  args: {
    isMember: true,
    picture: { own: false, src: pictures.meadow.url },
    upload: {
      previewUrl,
      state: 'failed',
      progress: 0.4,
      error: 'This picture did not upload.',
      retryable: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This picture did not upload.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Choose a picture' }).blur();
  },
};
/** The job has one of its own. It is taken away by the keyboard; the focus stays in the form. */
export const LongText: Story = {
  args: { companyName: longName, isMember: true, picture: { own: true, src: previewUrl } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    const choose = canvas.getByRole('button', { name: 'Change picture' });
    await expect(choose).toHaveFocus();
    choose.blur();
  },
};
