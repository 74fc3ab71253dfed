import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

/** One picture in the theme of the page. The other one is neither drawn nor fetched. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(picture.complete && picture.naturalWidth > 0).toBe(true));
    const other = [...canvasElement.querySelectorAll('img')].find((image) => image !== picture);
    await expect(other?.currentSrc).toBe('');
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeGreaterThan(0.4);
  },
};
