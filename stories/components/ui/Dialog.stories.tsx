import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { missAnimations } from '../../../mocks/fixtures/missAnimations.ts';
import { frames } from '../../../mocks/frames.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { Dialog, type DialogProps } from '../../../src/components/ui/Dialog.tsx';
import { TextField } from '../../../src/components/ui/TextField.tsx';

/** A page with the button that opens it: focus has somewhere to come from and to go back to. */
function Opener(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <h1>People</h1>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Write a recommendation
      </Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Components/Ui/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Recommend Amara Diallo',
    description: 'Amara sees it first and decides whether it stands on her profile.',
    children: <TextField label="What did you do together?" name="together" />,
    footer: (
      <>
        <Button variant="outline">Save draft</Button>
        <Button>Send</Button>
      </>
    ),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Write a recommendation' });
    await step('opens from the keyboard, focus goes to the first field', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    });
    await step('the Tab key stays inside', async () => {
      const dialog = screen.getByRole('dialog', { name: 'Recommend Amara Diallo' });
      for (let press = 0; press < 6; press++) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes it, focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('the cross closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
    await step('it goes also where a busy browser tells nobody that the animation has ended', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      await missAnimations(async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      });
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('opens again for the picture', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    });
  },
};
/** What opened it is not offered again: the focus goes to the title of the page. */
export const OpenerGone: Story = {
  tags: ['!visual'], // A page without its dialog.
  render: function Once(args) {
    const [open, setOpen] = useState<boolean>();
    return (
      <>
        <h1>People</h1>
        {open === undefined && <Button onClick={() => setOpen(true)}>Write a recommendation</Button>}
        <Dialog {...args} open={open === true} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a recommendation' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
  },
};
/** The page goes while it stands open: the focus is the next page's, whose title gets it and not its first control. */
export const PageGone: Story = {
  tags: ['!visual'], // Pages without their dialogs.
  parameters: { layout: 'bare' },
  render: function Pages(args) {
    const [page, setPage] = useState(1);
    return (
      <main key={page < 3 ? 'member' : 'stranger'}>
        <section key={page}>
          <Opener {...args} open={false} onClose={() => setPage(page + 1)} />
        </section>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const focused of [() => canvas.getByRole('heading'), () => document.body]) {
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // It looks for a lost focus in each frame.
      await frames(3);
      await expect(focused()).toHaveFocus();
    }
  },
};
/** Work of its own, over the page; what it is made of brings its own distance from the edges. */
export const Full: Story = {
  args: {
    size: 'full',
    children: (
      <chakra.div padding={4}>
        <TextField label="What did you do together?" name="together" />
      </chakra.div>
    ),
  },
};
export const AsCard: Story = { args: { form: 'card', size: 'sm', description: undefined } };
/** Nothing closes it while work is going on. */
export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <>
        <Button variant="outline" disabled>
          Save draft
        </Button>
        <Button busy>Send</Button>
      </>
    ),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
const QuickField = () => <TextField ref={(field) => field?.focus()} label="Since when?" name="since" />;

/** Whoever is quick and writes before the dialog took the focus keeps it. */
export const WrittenAtOnce: Story = {
  // It looks as Open does, with the focus in another field.
  tags: ['!visual'],
  args: {
    children: (
      <>
        <TextField label="What did you do together?" name="together" />
        <QuickField />
      </>
    ),
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Since when?' });
    // The dialog takes the focus in the frame after it was drawn.
    await frames(3);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('2019');
    await expect(field).toHaveValue('2019');
  },
};
export const LongText: Story = {
  args: { title: longName, children: <chakra.p whiteSpace="pre-line">{longText.repeat(4)}</chakra.p> },
};
