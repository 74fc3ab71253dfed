import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { srcSetOf } from '../../domain/pictures.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export interface MediaViewerDialogProps {
  open: boolean;
  pictures: readonly Schemas['Media'][];
  /**
   * Index of the picture that is shown first.
   * @default 0
   */
  start?: number;
  onClose: () => void;
}

/** One picture at a time, whole, with its description. The arrow keys turn the pages. */
export function MediaViewerDialog({ open, pictures, start = 0, onClose }: MediaViewerDialogProps) {
  const [index, setIndex] = useState(start);
  const count = pictures.length;
  const picture = pictures[index];
  const title = count > 1 ? `Picture ${index + 1} of ${count}` : 'Picture';
  const description = picture?.alt || 'This picture has no description.';
  const turn = (step: number) => setIndex((index + step + count) % count);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (count > 1 && /^Arrow(Left|Right)$/.test(event.key)) turn(event.key === forward ? 1 : -1);
  };
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={title}>
      <chakra.figure onKeyDown={onKey} display="grid" gap={3} justifyItems="center">
        <chakra.img
          key={picture?.mediaKey}
          srcSet={picture && srcSetOf(picture)}
          sizes="100vw"
          src={picture?.url}
          alt={description}
          width={picture?.width}
          height={picture?.height}
          maxHeight="70dvh"
          objectFit="contain"
          borderRadius="control"
          bg="bg.sunken"
          css={{ width: 'auto', height: 'auto' }}
        />
        <chakra.div display="flex" alignItems="center" gap={2} width="full">
          <chakra.figcaption flex={1} minWidth={0} color="fg.muted" dir="auto" aria-hidden>
            {description}
          </chakra.figcaption>
          <VisuallyHidden role="status">{index !== start && `${title}. ${description}`}</VisuallyHidden>
          {count > 1 && (
            <>
              <IconButton
                label="Previous picture"
                icon={<ChevronLeft />}
                variant="outline"
                onClick={() => turn(-1)}
              />
              <IconButton
                label="Next picture"
                icon={<ChevronRight />}
                variant="outline"
                onClick={() => turn(1)}
                data-autofocus=""
              />
            </>
          )}
        </chakra.div>
      </chakra.figure>
    </Dialog>
  );
}
