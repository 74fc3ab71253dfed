import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { eventMediaRecipe } from '../../../theme/recipes/event.ts';

const Frame = chakra('div', eventMediaRecipe);

export interface EventMediaProps {
  src?: string | undefined;
  /** What the picture shows. Empty where the title beside it says enough. */
  alt?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** On the event's own page it is the first thing that is read. */
  eager?: boolean;
  /** A Badge. */
  state?: ReactNode;
}

/** The picture of an event in the shape that all of them have. Without one, a mark stands in its place. */
export function EventMedia({ src, alt = '', srcSet, sizes, eager = false, state }: EventMediaProps) {
  return (
    <Frame>
      {src ? (
        // The widths come before the address: an address that is set first is loaded as well.
        <img
          srcSet={srcSet}
          sizes={srcSet && sizes}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <CalendarDays aria-hidden />
      )}
      {state && <span data-part="state">{state}</span>}
    </Frame>
  );
}
