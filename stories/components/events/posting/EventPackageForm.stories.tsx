import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { filledEvent, newEvent, publishedEvent } from '../../../../mocks/factories/eventForm.ts';
import { EventPackageForm } from '../../../../src/components/events/posting/EventPackageForm.tsx';
import { packageBasis } from '../../../../src/domain/eventErrors.ts';
import { newPackage, toPackageValues } from '../../../../src/domain/packageForm.ts';

const meta = {
  title: 'Components/Events/EventPackageForm',
  component: EventPackageForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    values: newPackage('p-new'),
    basis: packageBasis(newEvent, undefined, 'p-new'),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof EventPackageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();
const [sold] = publishedEvent.packages;

/** A price below fifty cents, a largest order below the smallest, a sale after the event: each is said at its field. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save package' }));
    await expect(canvas.getByText('Please name the package.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Day pass');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price in EUR' }), '0.20');
    const most = canvas.getByRole('textbox', { name: 'Largest order' });
    await userEvent.clear(most);
    await userEvent.type(most, '0');
    await expect(
      canvas.getByText('A price in EUR is 0, or lies between €0.50 and €10,000.00.'),
    ).toBeVisible();
    await expect(canvas.getByText('The largest order lies between the smallest and 20.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    blur();
  },
};
/** Once tickets are sold, the price stays and the quantity is not below them. */
export const Sold: Story = {
  args: {
    ...(sold && {
      values: toPackageValues(sold, 'Europe/Berlin'),
      basis: packageBasis({ ...filledEvent, format: '2' }, publishedEvent, sold.packageId),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price in EUR' })).toBeDisabled();
    const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Save package' }));
    await expect(canvas.getByText(/not below what is sold/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    blur();
  },
};
