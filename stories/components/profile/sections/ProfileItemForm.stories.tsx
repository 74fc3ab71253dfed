import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fileOfItem } from '../../../../src/domain/itemFiles.ts';
import { emptyItem, toItemValues } from '../../../../src/domain/profileItemForms.ts';
import {
  makeAchievement,
  makeCertificate,
  makeEducation,
  makeExperience,
} from '../../../../mocks/factories/profileSections.ts';
import { documentFiles } from '../../../../mocks/factories/verification.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import type { ItemUpload } from '../../../../src/components/profile/sections/useItemFileField.ts';
import { ProfileItemForm } from '../../../../src/components/profile/sections/ProfileItemForm.tsx';

const proven = makeCertificate({ verificationStatus: 0, documents: documentFiles.slice(0, 1) });
const uploading = (file: NonNullable<ItemUpload['file']>): ItemUpload => ({
  file,
  onPick: fn(),
  onRemove: fn(),
  onRetry: fn(),
});

const meta = {
  title: 'Components/Profile/ProfileItemForm',
  component: ProfileItemForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    kind: 'experience',
    values: emptyItem,
    companies: { options: [], onType: fn() },
    upload: { onPick: fn(), onRemove: fn(), onRetry: fn() },
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ProfileItemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { values: toItemValues(makeExperience()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(args.values);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    const company = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(company, 'N');
    await expect(args.companies.onType).toHaveBeenCalledWith({ text: 'N' });
    await userEvent.clear(company);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'Job title' })).toHaveFocus();
    await expect(canvas.getByText('Please enter when it ended.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The end comes before the beginning. */
export const Contradiction: Story = {
  args: {
    otherCurrent: 3,
    values: toItemValues(makeExperience({ isCurrent: true, endDate: '2020-01' })),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('three positions are current already', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByText('At most 3 positions can be current at once.')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I work here now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('The end lies between the beginning and today.')).toBeVisible();
    // It takes the room for what is said below it: the buttons lie over its form.
    const field = canvas.getByRole('combobox', { name: 'Ended: month' });
    await expect(field).toHaveFocus();
    await expect(parseFloat(getComputedStyle(field).scrollMarginBlockEnd)).toBeGreaterThanOrEqual(112);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Its picture has arrived. */
export const Achievement: Story = {
  args: {
    kind: 'achievements',
    values: { ...toItemValues(makeAchievement()), mediaAlt: 'On stage, with the trophy in both hands' },
    upload: uploading({
      id: 'f1',
      name: 'stage.jpg',
      picture: pictures.meadow.url,
      state: 'ready',
      progress: 1,
      mediaKey: 'post/stage',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...args.values,
      fileKey: 'post/stage',
      fileName: 'stage.jpg',
    });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** What was said about it goes as soon as it is sent again. */
export const FileFailed: Story = {
  args: {
    kind: 'education',
    values: toItemValues(makeEducation()),
    upload: uploading({
      id: 'f1',
      name: 'diploma.pdf',
      state: 'failed',
      progress: 0,
      error: 'This file did not upload.',
      retryable: true,
    }),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const file = new File(['x'], 'diploma.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvasElement.querySelector('input[type=file]')!, file); // Hidden behind the button.
    await expect(args.upload.onPick).toHaveBeenCalledWith({ file });
    await expect(canvas.getByRole('group', { name: 'Proof (optional)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose another file' })).toHaveAccessibleDescription(
      /Only you see it/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.upload.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove diploma.pdf' }));
    await expect(args.upload.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Choose another file' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(/Please send it again, or remove it/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose another file' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The server has looked into it. */
export const FileRefused: Story = {
  // FileFailed draws what is said of a file; here it is taken away in the end.
  tags: ['!visual'],
  args: {
    kind: 'certificates',
    values: toItemValues(proven),
    stored: fileOfItem(proven),
    fields: { fileKey: 'A proof is a PDF, JPEG or PNG.' },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('button', { name: 'Choose another file' })).toHaveAccessibleDescription(
      'A proof is a PDF, JPEG or PNG.',
    );
    await step('its proof was sent before, and opens in a tab of its own', async () => {
      await expect(canvas.getByRole('link', { name: /licence-front.jpg/ })).toHaveAttribute(
        'target',
        '_blank',
      );
    });
    await step('it can be taken away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove licence-front.jpg' }));
      await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ ...args.values, fileKey: '', fileName: '' });
    });
  },
};
/** Changing what was verified takes the verification back. */
export const Verified: Story = {
  args: {
    kind: 'certificates',
    values: toItemValues(makeCertificate()),
    checked: { values: toItemValues(makeCertificate()), status: 3 },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' II');
    await expect(canvas.getByText(/takes the verification back/)).toBeVisible();
  },
};
