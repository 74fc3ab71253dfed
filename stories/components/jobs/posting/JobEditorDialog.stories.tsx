import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { filledJob, jobChoices, newJob } from '../../../../mocks/factories/jobForm.ts';
import { makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { jobDifferences } from '../../../../src/domain/jobFacts.ts';
import { useState } from 'react';
import { JobEditorDialog } from '../../../../src/components/jobs/posting/JobEditorDialog.tsx';

const meta = {
  title: 'Components/Jobs/JobEditorDialog',
  component: JobEditorDialog,
  args: {
    form: {
      ...jobChoices,
      formKey: 1,
      values: newJob,
      onChange: fn(),
      onSaveDraft: fn(),
      onPublish: fn(),
    },
    onClose: fn(),
    asking: false,
    onKeepEditing: fn(),
    onLeaveDraft: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof JobEditorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog('New job');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    blur();
  },
};
/** Left with changes: three ways out. */
export const Asking: Story = {
  render: function Controlled(args) {
    const [asking, setAsking] = useState(false);
    return <JobEditorDialog {...args} asking={asking} onClose={() => setAsking(true)} />;
  },
  play: async ({ args, userEvent }) => {
    await findDialog('New job');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Keep your changes?' });
    const keep = within(question).getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'Save draft' }));
    await expect(args.onLeaveDraft).toHaveBeenCalledOnce();
    blur();
  },
};
/** An open job has no draft on the server: what was changed stays on this device. */
export const AskingOfAnOpenJob: Story = {
  args: { form: { ...meta.args.form, values: filledJob, job: makeOwnJob() } },
  render: function Controlled(args) {
    const [asking, setAsking] = useState(false);
    return <JobEditorDialog {...args} asking={asking} onClose={() => setAsking(true)} />;
  },
  play: async ({ userEvent }) => {
    await findDialog('Edit Wind turbine technician');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Keep your changes?' });
    const keep = within(question).getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(question).toHaveTextContent('Candidates see the job as it was.');
    blur();
  },
};
/** Saved here after it was saved elsewhere. */
export const Stale: Story = {
  args: {
    form: { ...meta.args.form, values: filledJob, job: makeOwnJob() },
    stale: {
      differences: jobDifferences({ ...filledJob, openings: '4' }, filledJob),
      onKeepMine: fn(),
      onTakeTheirs: fn(),
      onClose: fn(),
    },
  },
  render: function Controlled({ stale, form, ...args }) {
    const [saved, setSaved] = useState(false);
    const asked = form && { ...form, onPublish: () => setSaved(true) };
    return <JobEditorDialog {...args} form={asked} stale={saved ? stale : undefined} />;
  },
  play: async ({ userEvent }) => {
    await findDialog('Edit Wind turbine technician');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await findDialog('Changed elsewhere')).toHaveTextContent('Openings');
    blur();
  },
};
