import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, screen, spyOn } from 'storybook/test';
import { RenderError } from '../../src/app/RenderError.tsx';

function Broken(): never {
  throw new TypeError('posts.map is not a function');
}

const meta = {
  title: 'Flows/RenderError',
  component: RenderError,
  // The story of FallbackPage draws it.
  tags: ['!visual'],
  parameters: { path: '/posts' },
  args: {
    children: (
      <Routes>
        <Route path="/posts" element={<Broken />} />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
    ),
  },
  render: (args) => (
    <>
      <nav>
        <Link to="/events">Events</Link>
      </nav>
      <RenderError {...args} />
    </>
  ),
  // React logs what it has caught.
  beforeEach() {
    const silent = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => silent.mockRestore();
  },
} satisfies Meta<typeof RenderError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S2.23] What throws while it is drawn leaves the fallback page in its place; another place is drawn again. */
export const Thrown: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Unable to load the page.' }),
    ).toBeVisible();
    await expect(canvas.getByText('Please check your internet connection and try again.')).toBeVisible();
    await expect(canvas.getByText(/posts\.map is not a function/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Events' }));
    await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
    await expect(canvas.queryByText('Unable to load the page.')).toBeNull();
  },
};
