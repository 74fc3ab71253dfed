import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplyResumePicker } from '../../../src/components/jobs/ApplyResumePicker.tsx';
import { Skeleton } from '../../../src/components/ui/Skeleton.tsx';

const meta = {
  title: 'Components/Jobs/ApplyResumePicker',
  component: ApplyResumePicker,
  args: {
    rule: 1,
    value: 'none',
    paper: 'A4',
    file: undefined,
    onChange: fn(),
    onPreview: fn(),
    onPick: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ApplyResumePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /No résumé/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Upload a file/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ resume: 'file' });
    (document.activeElement as HTMLElement).blur();
  },
};
/** Wanted by the job: a PDF of the profile is the short way. */
export const Required: Story = {
  args: { rule: 2, value: 'made' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: /No résumé/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Look at the pages' }));
    await expect(args.onPreview).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Pages: Story = {
  args: { rule: 2, value: 'made', paper: 'Letter', preview: <Skeleton shape="box" height="30rem" /> },
};
