import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { TextButton } from '../../ui/TextButton.tsx';

export interface RatingPickerProps {
  /** 0 to 5; 0 is not rated. */
  rating: number;
  /** 0 takes the rating away. */
  onRate: (event: { rating: number }) => void;
  disabled?: boolean;
}

const words = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** Five stars: native radios, so that arrows choose. Only HR sees what is chosen. */
export function RatingPicker({ rating, onRate, disabled = false }: RatingPickerProps) {
  const name = useId();
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" alignItems="center" columnGap={3} minWidth={0}>
      <chakra.legend srOnly>Rating, seen by you alone</chakra.legend>
      <chakra.span
        display="inline-flex"
        marginInlineStart={-2.5}
        css={{
          '& label': {
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            boxSize: 11,
            borderRadius: 'full',
            cursor: disabled ? 'not-allowed' : 'pointer',
          },
          '& label:has(:focus-visible)': {
            outline: '2px solid',
            outlineColor: 'accent.solid',
            outlineOffset: '-4px',
          },
          '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
          '& svg': { width: 6, height: 6, color: 'accent.solid' },
          '& svg[data-on]': { fill: 'currentColor' },
        }}
      >
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === rating}
              disabled={disabled}
              onChange={() => onRate({ rating: star })}
              aria-label={`${star} of 5: ${words[star]}`}
            />
            <Star aria-hidden strokeWidth={1.5} data-on={star <= rating ? '' : undefined} />
          </label>
        ))}
      </chakra.span>
      <chakra.span textStyle="small" color="fg.muted" minWidth="5rem" aria-hidden>
        {words[rating] || 'Not rated'}
      </chakra.span>
      {rating > 0 && !disabled && <TextButton onClick={() => onRate({ rating: 0 })}>Clear rating</TextButton>}
    </chakra.fieldset>
  );
}
