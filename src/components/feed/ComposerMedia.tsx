import { chakra } from '@chakra-ui/react';
import { FieldNote } from '../ui/FieldNote.tsx';
import {
  ComposerPictureItem,
  type ComposerPictureItemProps,
  type ComposerPicture,
} from './ComposerPictureItem.tsx';

export interface ComposerMediaProps extends Pick<
  ComposerPictureItemProps,
  'onDescribe' | 'onRemove' | 'onRetry'
> {
  pictures: readonly ComposerPicture[];
  error?: string;
}

/** The pictures of a post that is being written. */
export function ComposerMedia({ pictures, error, ...handlers }: ComposerMediaProps) {
  return (
    <>
      {pictures.length > 0 && (
        <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4} aria-label="Pictures">
          {pictures.map((picture, index) => (
            <ComposerPictureItem key={picture.id} picture={picture} position={index + 1} {...handlers} />
          ))}
        </chakra.ul>
      )}
      {error && (
        <div role="alert">
          <FieldNote id="post-pictures" tone="error">
            {error}
          </FieldNote>
        </div>
      )}
    </>
  );
}
