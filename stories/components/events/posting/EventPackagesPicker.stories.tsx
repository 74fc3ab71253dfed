import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { filledEvent, newEvent } from '../../../../mocks/factories/eventForm.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { EventPackagesPicker } from '../../../../src/components/events/posting/EventPackagesPicker.tsx';
import { packageBasis } from '../../../../src/domain/eventErrors.ts';

const meta = {
  title: 'Components/Events/EventPackagesPicker',
  component: EventPackagesPicker,
  // EventSalePanel shows it.
  tags: ['!visual'],
  args: {
    packages: filledEvent.packages,
    basisOf: ({ key }) => packageBasis(newEvent, undefined, key),
    newId: () => 'p-new',
    onChange: fn(),
    onRemove: fn(),
    onRestore: fn(),
  },
  render: function Controlled(args) {
    const [packages, setPackages] = useState(args.packages);
    const set = (event: { packages: typeof packages }) => setPackages(event.packages);
    return (
      <EventPackagesPicker {...args} packages={packages} onChange={set} onRemove={set} onRestore={set} />
    );
  },
} satisfies Meta<typeof EventPackagesPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Added in a dialog, paused, taken away and brought back. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Add a package' }));
    await findDialog('Add a package');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Evening');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price in EUR' }), '12.50');
    await userEvent.click(screen.getByRole('button', { name: 'Save package' }));
    const list = canvas.getByRole('list', { name: 'Ticket packages' });
    await expect(list).toHaveTextContent(/Evening.*€12.50/);
    await choose(context, 'Pause the sale', 'Actions for Afternoon');
    await expect(list).toHaveTextContent('Paused');
    await choose(context, 'Remove', 'Actions for Afternoon');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(list).toHaveTextContent('Afternoon');
  },
};
