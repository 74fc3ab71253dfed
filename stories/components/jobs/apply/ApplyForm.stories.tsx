import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  arrivedFile,
  emptyApplication,
  everyQuestion,
  filledApplication,
  resumeFiles,
} from '../../../../mocks/factories/applying.ts';
import { makeJobPost } from '../../../../mocks/factories/jobs.ts';
import { makeMember, makeUserInfo } from '../../../../mocks/factories/profile.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { ApplyClosedBanner } from '../../../../src/components/jobs/apply/ApplyClosedBanner.tsx';
import { ApplyForm } from '../../../../src/components/jobs/apply/ApplyForm.tsx';
import { Skeleton } from '../../../../src/components/ui/Skeleton.tsx';

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
const start = { name: 'From when on can you start?' };
const choice = { type: 4, required: true } as const;
const towns = ['Bremerhaven', 'Cuxhaven', 'Emden'];
const far = ['Husum', 'Kiel', 'Varel'];
const blur = () => (document.activeElement as HTMLElement | null)?.blur();
export const Filled: Story = {
  args: { initialValues: filledApplication, files: resumeFiles },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', consent));
    await userEvent.click(canvas.getByRole('checkbox', consent));
    await userEvent.click(canvas.getByRole('button', send));
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: filledApplication, files: resumeFiles });
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    blur();
  },
};
export const Invalid: Story = {
  args: {
    job: makeJobPost({ questions: everyQuestion, resumeRequired: 2 }),
    initialValues: { ...emptyApplication, resume: 'file', answers: { q5: ['four'] } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: /No résumé/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', send));
    const file = canvas.getAllByRole('button', { name: 'Choose a file' })[0];
    await expect(file).toHaveFocus();
    await expect(file).toHaveAccessibleDescription('Please add your résumé.');
    await expect(canvas.getAllByText('Please answer this question.')).toHaveLength(3);
    await expect(canvas.getByText('Please enter a whole number, such as 4.')).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: /keep it until 180 days after the job has closed$/ }),
    ).toHaveAccessibleDescription('Please agree that your application is kept for the time shown.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Submitting: Story = {
  args: { initialValues: filledApplication, files: resumeFiles, busy: 'Sending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    blur();
  },
};
export const Rejected: Story = {
  args: {
    initialValues: { ...filledApplication, resume: 'made' },
    files: resumeFiles,
    error: 'Something went wrong',
    fields: { 'answers.q3': 'Please answer this question.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', start);
    await expect(field).toHaveAccessibleDescription('Please answer this question.');
    await userEvent.click(canvas.getByRole('button', { name: 'Look at the pages' }));
    await expect(args.onPreview).toHaveBeenCalledOnce();
    blur();
  },
};
/** What was written before is there again. Each kind of answer is told, and taken back. */
export const Uploading: Story = {
  args: {
    initialValues: filledApplication,
    files: { ...resumeFiles, q4: { name: 'licence.pdf', state: 'uploading', progress: 0.6 } },
    job: makeJobPost({ questions: everyQuestion }),
    onDiscardDraft: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Files are on their way' })).toBeDisabled();
    const answered = (answers: Record<string, string[]>) =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ answers: expect.objectContaining(answers) }),
      );
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await answered({ q1: ['no'] });
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    // In the order of the question.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Siemens Gamesa' }));
    await answered({ q2: ['Enercon', 'Siemens Gamesa', 'Vestas'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Siemens Gamesa' }));
    await userEvent.type(canvas.getByRole('textbox', start), '!');
    await answered({ q3: ['1 March!'] });
    await userEvent.type(canvas.getByRole('textbox', start), '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ place: 'q4' });
    blur();
  },
};
/** No file can be added. Of a profile below 40 % it is said what is missing; one can apply all the same. */
export const Offline: Story = {
  args: {
    profile: { member: makeMember({ profileStrength: 25, nextSteps: [3, 4] }), sections: {} },
    initialValues: { ...filledApplication, resume: 'none' },
    offline: true,
    filesClosed: 'You are offline. A file can be added once you are back.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your profile is 25 % complete.')).toBeVisible();
    await expect(canvas.getByText(/You can apply all the same/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /No résumé/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Upload a file/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...filledApplication, resume: 'file' });
    await expect(canvas.getByText('You are offline. A file can be added once you are back.')).toBeVisible();
    blur();
  },
};
/** Its last day ended while the form was open: nothing that was typed is lost. */
export const Closed: Story = {
  args: {
    initialValues: { ...filledApplication, resume: 'made' },
    paper: 'Letter',
    preview: <Skeleton shape="box" height="30rem" />,
    closed: (
      <ApplyClosedBanner
        dayIsOver
        similar={[{ jobId: 'j3', vacancyName: 'Crane technician', companyName: 'Hafen GmbH', href: '/' }]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', send)).toBeNull();
    await expect(canvas.getByLabelText(/Cover note/)).toHaveValue(filledApplication.coverNote);
    const profile = within(canvas.getByRole('region', { name: 'What is sent' }));
    await userEvent.click(profile.getByRole('button', { name: 'Show what is sent' }));
    await expect(profile.getByText('Experience')).toBeVisible();
    blur();
  },
};
export const LongText: Story = {
  args: {
    job: makeJobPost({
      companyName: longName.slice(0, 100),
      consentText: longWord,
      questions: [
        { questionId: 'q1', label: longName.slice(0, 200), type: 2, required: true },
        { ...choice, questionId: 'q2', label: 'Where do you live?', options: towns },
        { ...choice, questionId: 'q3', label: 'Where would you work?', options: [...towns, ...far] },
      ],
    }),
    initialValues: { ...filledApplication, coverNote: 'n'.repeat(2100), answers: { q2: ['Cuxhaven'] } },
    files: { 'the résumé': arrivedFile(`${longName}.pdf`) },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Husum');
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ answers: { q2: ['Cuxhaven'], q3: ['Husum'] } }),
    );
    blur();
  },
};
