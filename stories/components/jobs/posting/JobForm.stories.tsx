import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { filledJob, jobChoices, newJob } from '../../../../mocks/factories/jobForm.ts';
import { makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { longText } from '../../../../mocks/fixtures/longText.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { JobForm } from '../../../../src/components/jobs/posting/JobForm.tsx';

const meta = {
  title: 'Components/Jobs/JobForm',
  component: JobForm,
  args: {
    ...jobChoices,
    values: newJob,
    onChange: fn(),
    onSaveDraft: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** Any step, in any order; Enter goes to the next one. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Questions' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Questions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Basics' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Job title' }), 'Night baker');
    await expect(canvas.getByRole('complementary', { name: 'Preview and hints' })).toHaveTextContent(
      'Night baker',
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Basics' }));
    blur();
  },
};
/** Whoever applied is told before pay or place of an open job change; then the pay is the first one again. */
export const Filled: Story = {
  args: { values: filledJob, job: makeOwnJob() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Job title' })).toHaveValue('Wind turbine technician');
    await userEvent.click(canvas.getByRole('tab', { name: 'Pay & place' }));
    const lowest = canvas.getByRole('textbox', { name: 'Lowest pay' });
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '3600');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('alertdialog', { name: 'Tell 18 people of the change?' });
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save and tell them' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.clear(lowest);
    await userEvent.type(lowest, filledJob.salaryMin);
    await userEvent.click(canvas.getByRole('tab', { name: 'Basics' }));
    blur();
  },
};
/**
 * Next holds where something is missing, and says what; of the steps to come nothing is said yet. A draft may have holes
 * all the same. What is wrong when it is published is counted on each step; the first of it has the focus.
 */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Description' }));
    const title = canvas.getByRole('textbox', { name: 'Job title' });
    await expect(title).toHaveFocus();
    await expect(title).toBeInvalid();
    await expect(canvas.getByRole('tab', { name: 'Basics (1 to fix)' })).toBeVisible();
    await userEvent.keyboard('Night baker{Enter}');
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Pay & place' }));
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Description (2 to fix)' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Pay & place' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Basics' }));
    await expect(canvas.getByRole('button', { name: '2 to fix on Description' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.onSaveDraft).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('tab', { name: 'Description' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Job title' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Questions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByRole('textbox', { name: 'Job title' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Basics (1 to fix)' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Description (2 to fix)' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Pay & place (3 to fix)' })).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Job title' }), 'Night baker');
    await expect(canvas.getByRole('tab', { name: 'Basics' })).toBeVisible();
    blur();
  },
};
/** What the server refused stands at its field, on its step. */
export const Rejected: Story = {
  args: {
    values: filledJob,
    fields: { 'companyLocation.city': 'A city has at most 80 characters.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Pay & place (1 to fix)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'City' })).toBeInvalid();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus());
    blur();
  },
};
/**
 * The description is long enough to leave nothing to hint at. Ten thousand characters and one are kept and counted, not
 * cut.
 */
export const Done: Story = {
  args: { values: { ...filledJob, description: longText } },
  // It looks as Filled does, and the dialog goes away with it; the counter is TextAreaField’s.
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing to add.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledWith(args.values);
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.onSaveDraft).toHaveBeenCalledWith(args.values);
    await userEvent.click(canvas.getByRole('tab', { name: 'Description' }));
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(10_001));
    await expect(field).toHaveValue('x'.repeat(10_001));
    await expect(canvas.getByText('10,001 / 10,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByText('A description has 50 to 10000 characters.')).toBeVisible();
    // Before the paste.
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};
/** A picture that has not arrived is waited for; nothing is saved without it. */
export const PictureOnItsWay: Story = {
  args: {
    values: filledJob,
    picture: {
      ...jobChoices.picture,
      upload: { previewUrl: pictures.dunes.url, state: 'uploading', progress: 0.4 },
    },
  },
  // JobPicturePicker shows it.
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Questions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByRole('tab', { name: 'Basics (1 to fix)' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.picture.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('tab', { name: 'Basics' })).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};
