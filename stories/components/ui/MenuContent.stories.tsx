import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import {
  MenuContent,
  type MenuContentProps,
  type TriggerHandlers,
} from '../../../src/components/ui/MenuContent.tsx';

/** A button for the menu, which opens as soon as the menu is ready. */
function Opened(props: MenuContentProps) {
  const handlers = useRef<TriggerHandlers>(undefined);
  const button = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const press = () => button.current?.querySelector('button')?.click();
  return (
    <span ref={button}>
      <Button
        id={props.triggerId}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => handlers.current?.onClick?.(event as never)}
      >
        More
      </Button>
      <MenuContent
        {...props}
        connect={(next) => {
          handlers.current = next;
        }}
        ready={press}
        onOpenChange={(change) => {
          props.onOpenChange(change);
          setOpen(change.open);
        }}
      />
    </span>
  );
}

const meta = {
  title: 'Components/Ui/MenuContent',
  component: MenuContent,
  args: {
    triggerId: 'more',
    align: 'start',
    connect: fn(),
    ready: fn(),
    onOpenChange: fn(),
    sections: [
      {
        entries: [
          { label: 'Edit', icon: <Pencil />, onSelect: fn() },
          { label: 'Delete', danger: true },
        ],
      },
    ],
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof MenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'More', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(expect.objectContaining({ open: true }));
  },
};
export const LongText: Story = {
  args: { header: longName, sections: [{ label: longWord, entries: [{ label: longName }] }] },
};
