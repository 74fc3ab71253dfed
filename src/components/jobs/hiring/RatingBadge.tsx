import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface RatingBadgeProps {
  /** 0 to 5; 0 is not rated, and then nothing is drawn. */
  rating: number | undefined;
  /** One star and the number, where there is little room. */
  compact?: boolean;
}

/** What HR thinks of an applicant, at a glance. Candidates never see it. */
export function RatingBadge({ rating = 0, compact = false }: RatingBadgeProps) {
  if (rating === 0) return null;
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      flexShrink={0}
      color="accent.solid"
      css={{ '& > svg': { width: 3.5, height: 3.5 }, '& > svg[data-on]': { fill: 'currentColor' } }}
    >
      <VisuallyHidden>{`Rated ${rating} of 5`}</VisuallyHidden>
      {compact ? (
        <>
          <Star aria-hidden strokeWidth={1.5} data-on="" />
          <chakra.span aria-hidden textStyle="caption" fontWeight="semibold" marginInlineStart={0.5}>
            {rating}
          </chakra.span>
        </>
      ) : (
        [1, 2, 3, 4, 5].map((star) => (
          <Star key={star} aria-hidden strokeWidth={1.5} data-on={star <= rating ? '' : undefined} />
        ))
      )}
    </chakra.span>
  );
}
