import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeApplication } from '../../../../mocks/factories/applications.ts';
import { emptyApplication } from '../../../../mocks/factories/applying.ts';
import { minutesBefore } from '../../../../mocks/factories/feed.ts';
import { makeJobPost } from '../../../../mocks/factories/jobs.ts';
import { makeUserInfo } from '../../../../mocks/factories/profile.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { ApplyDialog, type ApplyStage } from '../../../../src/components/jobs/apply/ApplyDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const job = makeJobPost();
const form: Extract<ApplyStage, { step: 'form' }>['form'] = {
  job,
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
};
const closed = { open: false, onDiscard: fn(), onStay: fn() };

const meta = {
  title: 'Components/Jobs/ApplyDialog',
  component: ApplyDialog,
  args: {
    open: true,
    vacancyName: job.vacancyName,
    companyName: job.companyName,
    applicationsHref: '/job-applied',
    stage: { step: 'form', formKey: 0, form },
    onClose: fn(),
    onSave: fn(),
    onCancel: fn(),
    leaving: closed,
  },
} satisfies Meta<typeof ApplyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Apply: Wind turbine technician';

export const Open: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Apply</Button>
        <ApplyDialog {...args} open={open} onCancel={close} onClose={close} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Apply' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog(title);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await findDialog(title);
  },
};
/** WCAG 2.4.11: on a low window nothing that has the focus lies below the buttons or the title, whatever stands there. */
export const FocusInSight: Story = {
  args: { stage: { step: 'form', formKey: 0, form: { ...form, error: 'It was not sent.', offline: true } } },
  // It looks as Open does.
  tags: ['!visual', 'vitest'],
  parameters: {
    viewport: { options: { low: { name: 'Low', styles: { width: '390px', height: '500px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  play: async () => {
    const dialog = await findDialog(title);
    const [bar] = dialog.querySelectorAll('[data-part=actions]');
    const fields = dialog.querySelectorAll<HTMLElement>('form :is(input, textarea, select)');
    for (const field of [...fields].filter((one) => one.checkVisibility() && !bar?.contains(one))) {
      dialog.scrollTo({ top: 0 });
      field.focus();
      const { left, right, bottom } = field.getBoundingClientRect();
      const under = document.elementFromPoint((left + right) / 2, bottom - 2);
      await expect(field === under || field.parentElement?.contains(under)).toBe(true);
    }
  },
};
export const Error: Story = {
  args: { stage: { step: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async () => {
    const dialog = within(await findDialog('Application'));
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  },
};
/** Asked where something would be lost; the safe answer has the focus. */
export const Leaving: Story = {
  render: function Controlled(args) {
    const [asking, setAsking] = useState(false);
    return (
      <ApplyDialog
        {...args}
        onCancel={() => setAsking(true)}
        leaving={{ ...closed, open: asking, onStay: () => setAsking(false) }}
      />
    );
  },
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog(title));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Throw away what you wrote?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep writing' })).toHaveFocus());
  },
};
export const Sent: Story = {
  args: {
    stage: {
      step: 'done',
      done: {
        outcome: 'sent',
        application: makeApplication({ appliedAt: minutesBefore(0) }),
        poster: job.poster,
        onUndo: fn(),
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Application'));
    await expect(dialog.getByText(/within 4 days/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(args.stage.step === 'done' && args.stage.done.onUndo).toHaveBeenCalledOnce();
    // Closing goes back in the history, and would lead away from where the link leads.
    const link = dialog.getByRole('link', { name: 'My applications' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
