import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { previewPages } from '../../../../mocks/factories/resume.ts';
import { ResumeDialog } from '../../../../src/components/profile/resume/ResumeDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';
import { resumeSections } from '../../../../src/lib/resume/outline.ts';

const title = 'Download résumé';
const meta = {
  title: 'Components/Profile/ResumeDialog',
  component: ResumeDialog,
  args: {
    open: true,
    options: { paper: 'A4', sections: resumeSections, contact: true },
    filled: ['about', 'experience', 'education', 'languages'],
    preview: { status: 'ready', pages: previewPages, missing: [] },
    onClose: fn(),
    onOptions: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof ResumeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Résumé</Button>
        <ResumeDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Résumé' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog(title);
    await expect(screen.getByText('Preview, 2 pages')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'Letter');
    await expect(args.onOptions).toHaveBeenLastCalledWith({ options: { ...args.options, paper: 'Letter' } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Education' }));
    await expect(args.onOptions).toHaveBeenLastCalledWith({
      options: { ...args.options, sections: resumeSections.filter((one) => one !== 'education') },
    });
    await expect(screen.queryByRole('checkbox', { name: 'Certificates' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Contact data' }));
    await expect(args.onOptions).toHaveBeenLastCalledWith({ options: { ...args.options, contact: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await userEvent.click(screen.getByRole('button', { name: 'JSON Resume' }));
    await expect(args.onDownload).toHaveBeenNthCalledWith(1, { format: 'pdf' });
    await expect(args.onDownload).toHaveBeenNthCalledWith(2, { format: 'json' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.keyboard('{Enter}');
    await findDialog(title);
  },
};
