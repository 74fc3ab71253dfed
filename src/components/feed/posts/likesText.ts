const exact = new Intl.NumberFormat('en');

export interface Likes {
  likes: number;
  isLiked: boolean;
  /** Of others who like it, the latest first, as far as they are known. */
  names?: readonly string[];
}

/** "You, Ana and 12 others" in two parts, of which the first may be cut: empty when nobody likes it. */
export function likesParts({ likes, isLiked, names = [] }: Likes): [names: string, rest: string] {
  if (likes === 0) return ['', ''];
  const known = [...(isLiked ? ['You'] : []), ...names].slice(0, Math.min(2, likes));
  const rest = likes - known.length;
  if (known.length === 0) return [`${exact.format(likes)} ${likes === 1 ? 'like' : 'likes'}`, ''];
  if (rest === 0)
    return known.length > 1
      ? [known.join(' and '), '']
      : [known.join(), ` ${isLiked ? 'like' : 'likes'} this`];
  return [known.join(', '), ` and ${exact.format(rest)} ${rest === 1 ? 'other' : 'others'}`];
}
