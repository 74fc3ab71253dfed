import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProductMedia } from '../../../src/components/site/ProductMedia.tsx';
import { productPictures } from '../../../src/components/site/productPictures.ts';

const [{ wide, phone, alt }] = productPictures as [(typeof productPictures)[number]];

const meta = {
  title: 'Components/Site/ProductMedia',
  component: ProductMedia,
  args: { wide, phone, alt },
} satisfies Meta<typeof ProductMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One picture in the theme of the page. The other one is neither drawn nor fetched. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const shown = canvas.getByRole<HTMLImageElement>('img', { name: args.alt });
    await waitFor(() => expect(shown.complete && shown.naturalWidth > 0).toBe(true));
    const other = [...canvasElement.querySelectorAll('img')].find((image) => image !== shown);
    await expect(other?.currentSrc).toBe('');
    const { width, height } = shown.getBoundingClientRect();
    await expect(width / height).toBeGreaterThan(0.4);
  },
};
