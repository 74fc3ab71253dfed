interface Likeable {
  viewer: { isLiked: boolean };
  counts: { likes: number };
}

/** Changes a post or a comment as a press of Like does. */
export const withLike =
  (liked: boolean) =>
  <Item extends Likeable>(item: Item): Item => {
    if (item.viewer.isLiked === liked) return item;
    const likes = Math.max(0, item.counts.likes + (liked ? 1 : -1));
    return { ...item, viewer: { ...item.viewer, isLiked: liked }, counts: { ...item.counts, likes } };
  };
