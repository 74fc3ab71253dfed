import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StripeElements } from '@stripe/stripe-js';
import { expect, fn, waitFor } from 'storybook/test';
import { fakeSandbox, fakeSecret } from '../../../mocks/fakeStripe.ts';
import { CardPanel } from '../../../src/components/payments/CardPanel.tsx';
import { sandboxStripe } from '../../../src/components/payments/sandboxStripe.ts';

const meta = {
  title: 'Components/Payments/CardPanel',
  component: CardPanel,
  tags: ['!visual'], // Drawn with the forms that it stands in.
  args: {
    client: sandboxStripe(fakeSandbox, fn()),
    clientSecret: fakeSecret,
    dark: false,
    onReady: fn<(elements: StripeElements) => void>(),
    onLoadError: fn(),
  },
} satisfies Meta<typeof CardPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByLabelText(/^Card number/)).toBeVisible();
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
    await expect(args.onLoadError).not.toHaveBeenCalled();
  },
};
