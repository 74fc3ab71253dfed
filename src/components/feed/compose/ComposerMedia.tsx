import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { useListDrag } from '../../ui/useListDrag.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import {
  ComposerPictureItem,
  type ComposerPictureItemProps,
  type ComposerPicture,
} from './ComposerPictureItem.tsx';

export interface ComposerMediaProps extends Pick<
  ComposerPictureItemProps,
  'onDescribe' | 'onRemove' | 'onRetry' | 'onMove' | 'busy'
> {
  pictures: readonly ComposerPicture[];
  error?: string | undefined;
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '& > li': { borderRadius: 'control' },
  '& > [data-dragging]': { opacity: 0.4 },
  '& > [data-over]': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent.solid',
    outlineOffset: '4px',
  },
} as const;

/** The pictures or the video of a post that is being written, in the order in which they will be seen. */
export function ComposerMedia({ pictures, error, onMove, ...handlers }: ComposerMediaProps) {
  const frame = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  const move: typeof onMove = ({ id, to }) => {
    if (handlers.busy) return;
    const from = pictures.findIndex((picture) => picture.id === id) + 1;
    setMoved(`Picture ${from} is now number ${to} of ${pictures.length}.`);
    onMove({ id, to });
  };
  useListDrag(
    frame,
    pictures.map(({ id }) => id),
    move,
  );
  return (
    <>
      {pictures.length > 0 && (
        <chakra.ul ref={frame} aria-label="Pictures" css={list}>
          {pictures.map((picture, index) => (
            <ComposerPictureItem
              key={picture.id}
              picture={picture}
              position={index + 1}
              count={pictures.length}
              onMove={move}
              {...handlers}
            />
          ))}
        </chakra.ul>
      )}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
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
