import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  arrivedFile,
  emptyApplication,
  everyQuestion,
  filledApplication,
  resumeFiles,
} from '../../../mocks/factories/applying.ts';
import { makeJobPost } from '../../../mocks/factories/jobs.ts';
import { makeUserInfo } from '../../../mocks/factories/profile.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { ApplyClosedBanner } from '../../../src/components/jobs/ApplyClosedBanner.tsx';
import { ApplyForm } from '../../../src/components/jobs/ApplyForm.tsx';

const meta = {
  title: 'Components/Jobs/ApplyForm',
  component: ApplyForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, margin: 'auto', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    job: makeJobPost(),
    profile: makeUserInfo(),
    profileHref: '/profile',
    paper: 'A4',
    initialValues: emptyApplication,
    files: {},
    onPreview: fn(),
    onPick: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onChange: fn(),
    onSubmit: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ApplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = { name: 'Send application' };
const consent = { name: /may read my application/ };
export const Filled: Story = { args: { initialValues: filledApplication, files: resumeFiles } };
export const Invalid: Story = {
  args: {
    job: makeJobPost({ questions: everyQuestion, resumeRequired: 2 }),
    initialValues: { ...emptyApplication, resume: 'file' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    const file = canvas.getAllByRole('button', { name: 'Choose a file' })[0];
    await expect(file).toHaveFocus();
    await expect(file).toHaveAccessibleDescription('Please add your résumé.');
    await expect(canvas.getAllByText('Please answer this question.')).toHaveLength(3);
    await expect(canvas.getByRole('checkbox', consent)).toHaveAccessibleDescription(
      'Please agree that your application is kept for the time shown.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Submitting: Story = {
  args: { initialValues: filledApplication, files: resumeFiles, busy: 'Sending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Rejected: Story = {
  args: {
    initialValues: filledApplication,
    files: resumeFiles,
    error: 'Something went wrong',
    fields: { 'answers.q3': 'Please answer this question.' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'From when on can you start?' }),
    ).toHaveAccessibleDescription('Please answer this question.');
  },
};
export const Done: Story = {
  args: { initialValues: { ...filledApplication, consent: false }, files: resumeFiles },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', consent));
    await userEvent.click(canvas.getByRole('button', send));
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: filledApplication, files: resumeFiles });
    (document.activeElement as HTMLElement).blur();
  },
};
export const Uploading: Story = {
  args: {
    ...Filled.args,
    files: { ...resumeFiles, q4: { name: 'licence.pdf', state: 'uploading', progress: 0.6 } },
    job: makeJobPost({ questions: everyQuestion }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Files are on their way' })).toBeDisabled();
  },
};
export const Offline: Story = {
  args: {
    ...Filled.args,
    offline: true,
    filesClosed: 'You are offline. A file can be added once you are back.',
  },
};
/** It closed while the form was open: nothing that was typed is lost. */
export const Closed: Story = {
  args: {
    ...Filled.args,
    closed: (
      <ApplyClosedBanner
        similar={[{ jobId: 'j3', vacancyName: 'Crane technician', companyName: 'Hafen GmbH', href: '/' }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', send)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /Cover note/ })).toHaveValue(
      filledApplication.coverNote,
    );
  },
};
export const LongText: Story = {
  args: {
    job: makeJobPost({
      companyName: longName.slice(0, 100),
      consentText: longWord,
      questions: [{ questionId: 'q1', label: longName.slice(0, 200), type: 2, required: true }],
    }),
    initialValues: { ...filledApplication, coverNote: 'n'.repeat(2100) },
    files: { 'the résumé': arrivedFile(`${longName}.pdf`) },
  },
};
