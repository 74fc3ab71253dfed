import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { plainWords } from '../../lib/plainWords.ts';
import { Count } from '../ui/Count.tsx';
import { Link } from '../ui/Link.tsx';

export interface PopularPostItemProps {
  item: Pick<Schemas['FeedItem'], 'text' | 'counts'> & {
    author: Pick<Schemas['Author'], 'userName'>;
    media: readonly { alt?: string }[];
  };
  /** Of the post's page; undefined for the moment in which its token is made. */
  href?: string;
  /** The reader's own post is not introduced by their name. */
  own?: boolean;
}

const firstWords = (text: string) =>
  [...plainWords(text).replaceAll(/\s+/g, ' ').trim()].slice(0, 140).join('');

/** A post in two lines: its beginning, who wrote it, and what came of it. */
export function PopularPostItem({ item, href, own = false }: PopularPostItemProps) {
  const { text, counts, author, media } = item;
  const words = firstWords(text) || media[0]?.alt || 'A picture';
  return (
    <chakra.div minWidth={0}>
      <chakra.p lineClamp={2} overflowWrap="anywhere" dir="auto">
        {href ? (
          <Link href={href} variant="plain">
            {words}
          </Link>
        ) : (
          words
        )}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" truncate>
        {!own && (
          <>
            <bdi>{author.userName}</bdi> ·{' '}
          </>
        )}
        <Count value={counts.likes} noun={['like', 'likes']} /> ·{' '}
        <Count value={counts.comments} noun={['comment', 'comments']} />
      </chakra.p>
    </chakra.div>
  );
}
