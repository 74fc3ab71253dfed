import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hostileHtml } from '../../../mocks/fixtures/html.ts';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { premiumHtml } from '../../../mocks/fixtures/premium.ts';
import { PremiumOfferCard } from '../../../src/components/payments/PremiumOfferCard.tsx';

const meta = {
  title: 'Components/Payments/PremiumOfferCard',
  component: PremiumOfferCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: { status: 'ready', content: premiumHtml },
    onBuy: fn(),
    termsHref: '/about-us#terms',
    privacyHref: '/about-us#privacy',
  },
} satisfies Meta<typeof PremiumOfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Get Premium for $7.99' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
      'href',
      '/about-us#terms',
    );
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  },
};
export const Minimal: Story = { args: { state: { status: 'ready', content: '' } } };
/** Why it cannot be bought is said at the button. */
export const NotForSale: Story = {
  tags: ['!visual'], // The sentence that is asserted is all that differs from Minimal.
  args: { ...Minimal.args, onBuy: undefined, reason: 'You seem to be offline.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get Premium for $7.99' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('You seem to be offline.');
  },
};
export const Error: Story = {
  args: { state: { status: 'error', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading premium plan data');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
/** What is not ordinary HTML is left out. */
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      content: `${hostileHtml}<ul><li>${longWord}</li><li>${longText}</li></ul>`,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe, [onclick]')).toBeNull();
  },
};
