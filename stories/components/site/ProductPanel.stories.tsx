import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { ProductPanel } from '../../../src/components/site/ProductPanel.tsx';
import { productPictures } from '../../../src/components/site/productPictures.ts';

const [, brand] = productPictures;

const meta = {
  title: 'Components/Site/ProductPanel',
  component: ProductPanel,
  args: brand!,
  decorators: [
    (Story) => (
      <>
        <h1>Rolecast</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ProductPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};
export const LongText: Story = {
  args: { title: longWord, text: longText },
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};
