import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import FallbackPage from '../../../src/pages/site/FallbackPage.tsx';

const meta = {
  title: 'Pages/Site/FallbackPage',
  component: FallbackPage,
  parameters: { path: '/posts' },
  args: { error: new TypeError('posts.map is not a function') },
} satisfies Meta<typeof FallbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S2.23] */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const copy = fn(() => Promise.resolve());
    spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unable to load the page.' })).toBeVisible();
    await expect(canvas.getByText('Please check your internet connection and try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(copy).toHaveBeenCalledWith('TypeError: posts.map is not a function · /posts');
    await waitFor(() => expect(toastQueue.all().map(({ title }) => title)).toEqual(['Details copied']));
  },
};
/** The clipboard may be out of reach: the details stand on the page. */
export const CopyRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await waitFor(() => expect(toastQueue.all().map(({ kind }) => kind)).toEqual(['error']));
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/posts\.map/)).toBeVisible();
  },
};
