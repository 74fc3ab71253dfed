import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { manyPosts } from '../../mocks/factories/feed.ts';
import { frames } from '../../mocks/frames.ts';
import { FeedList, type FeedEntry } from '../../src/components/feed/posts/FeedList.tsx';
import { Button } from '../../src/components/ui/Button.tsx';

const entries = (items: FeedEntry['item'][]) =>
  items.map((item) => ({ item, href: `/posts/post-details/${item.feedId}` }));
const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: () => {} } as const;

/** What hears which chunks of the list are near the screen, so that a story can say it by itself. */
let listeners: { tell: IntersectionObserverCallback; of: IntersectionObserver; box: Element }[] = [];

const meta = {
  title: 'Flows/LongFeed',
  component: FeedList,
  // What they assert has no picture of its own, or is higher than any picture can be.
  // Stories of FeedList show how it looks.
  tags: ['!visual'],
  args: {
    label: 'Posts',
    empty: 'Nothing here yet.',
    state: { status: 'loading' },
    onLike: fn(),
    onSave: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof FeedList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Boxes on the screen, or just beside it, whose posts are not drawn. */
const putAway = (list: HTMLElement) =>
  [...list.querySelectorAll('div[style*="height"]:empty')].filter((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return bottom > -innerHeight && top < 2 * innerHeight;
  });

/** [R10] Ten thousand posts: only those near the screen are drawn, wherever the reader is. */
export const TenThousand: Story = {
  args: { state: { ...ready, items: entries(manyPosts(10_000)) } },
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => canvas.getAllByRole('article').length;
    await expect(drawn()).toBeLessThan(40);
    const { scrollHeight } = document.documentElement;
    for (const part of [0.3, 0.6, 0.9]) {
      scrollTo(0, scrollHeight * part);
      await waitFor(() =>
        expect(
          canvas.getAllByRole('article').some((post) => {
            const { top } = post.getBoundingClientRect();
            return top > 0 && top < innerHeight;
          }),
        ).toBe(true),
      );
      await waitFor(() => expect(drawn()).toBeLessThan(40));
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000);
    }
    scrollTo(0, 0);
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveAttribute('aria-posinset', '1'));
  },
};
/** [R10] A list that is left and shown again is as tall as it was, so that Back finds its place. */
export const ComesBack: Story = {
  args: { state: { ...ready, items: entries(manyPosts(40)) } },
  render: function Leaving(args) {
    const [here, setHere] = useState(true);
    return (
      <>
        <Button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Come back'}</Button>
        {here && <FeedList {...args} />}
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tall = () => document.documentElement.scrollHeight;
    // Whoever came far has seen what lies above.
    for (let top = 0; top < tall(); top += 600) {
      scrollTo(0, top);
      await waitFor(() => expect(putAway(canvasElement)).toEqual([]));
    }
    const before = tall();
    scrollTo(0, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(Math.abs(tall() - before)).toBeLessThan(4);
    scrollTo(0, before * 0.6);
    await waitFor(() => expect(putAway(canvasElement)).toEqual([]));
    await expect(Math.abs(tall() - before)).toBeLessThan(4);
  },
};
/** [R10] Whoever presses something in the very moment in which its posts would be put away keeps it. */
export const PressedMeanwhile: Story = {
  args: { state: { ...ready, items: entries(manyPosts(40)) } },
  beforeEach() {
    const Real = globalThis.IntersectionObserver;
    listeners = [];
    globalThis.IntersectionObserver = class extends Real {
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback, init?: IntersectionObserverInit) {
        super(tell, init);
        this.#tell = tell;
      }
      override observe(box: Element) {
        super.observe(box);
        listeners.push({ tell: this.#tell, of: this, box });
      }
    };
    return () => {
      globalThis.IntersectionObserver = Real;
    };
  },
  play: async ({ canvas }) => {
    const post = canvas.getAllByRole('article')[1]!;
    await frames();
    for (const { tell, of, box } of listeners.filter(({ box }) => box.contains(post)))
      tell(
        [
          {
            target: box,
            isIntersecting: false,
            boundingClientRect: box.getBoundingClientRect(),
          } as IntersectionObserverEntry,
        ],
        of,
      );
    post.focus();
    await frames();
    await expect(post).toBeInTheDocument();
    await expect(post).toHaveFocus();
  },
};
