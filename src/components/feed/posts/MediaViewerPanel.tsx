import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { srcSetOf } from '../../../domain/pictures.ts';
import { nearestZoom } from '../../../lib/zoomView.ts';
import { mediaViewerRecipe } from '../../../theme/recipes/media-viewer.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { usePictureZoom } from './usePictureZoom.ts';

const Frame = chakra('figure', mediaViewerRecipe);

export interface MediaViewerPanelProps {
  picture: Schemas['Media'];
  /** "Picture 2 of 3". */
  title: string;
  /** It was turned to, and says what it is. */
  turned: boolean;
  /** `step`: 1 or -1. Absent when there is one picture alone. */
  onTurn?: ((event: { step: number }) => void) | undefined;
}

/** A picture that can be looked at from near, its description, and the way to its neighbours. */
export function MediaViewerPanel({ picture, title, turned, onTurn }: MediaViewerPanelProps) {
  const { zoom, nearer, farther, stage, look, takeKey } = usePictureZoom(picture.mediaKey);
  const description = picture.alt || 'This picture has no description.';
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (takeKey(event)) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (/^Arrow(Left|Right)$/.test(event.key)) onTurn?.({ step: event.key === forward ? 1 : -1 });
  };
  return (
    <Frame onKeyDown={onKey}>
      <div
        data-part="stage"
        data-near={zoom > 1 ? '' : undefined}
        role="group"
        aria-label="Picture"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it was pressed, the keys move it
        tabIndex={0}
        {...stage}
      >
        <img
          key={picture.mediaKey}
          {...look}
          srcSet={srcSetOf(picture)}
          // From near, the largest one there is.
          sizes={zoom > 1 ? '300vw' : '100vw'}
          src={picture.url}
          alt={description}
          draggable={false}
        />
      </div>
      <div data-part="bar">
        <figcaption dir="auto" aria-hidden>
          {description}
        </figcaption>
        <VisuallyHidden role="status">
          {zoom > 1 ? `Zoom ${Math.round(zoom * 100)} %` : turned && `${title}. ${description}`}
        </VisuallyHidden>
        <div data-part="controls">
          <IconButton
            label="Zoom out"
            icon={<ZoomOut aria-hidden />}
            onClick={farther}
            aria-disabled={zoom <= 1}
          />
          <IconButton
            label="Zoom in"
            icon={<ZoomIn aria-hidden />}
            onClick={nearer}
            aria-disabled={zoom >= nearestZoom}
            data-autofocus={onTurn ? undefined : ''}
          />
          {onTurn && (
            <>
              <IconButton
                label="Previous picture"
                icon={<ChevronLeft aria-hidden />}
                variant="outline"
                onClick={() => onTurn({ step: -1 })}
              />
              <IconButton
                label="Next picture"
                icon={<ChevronRight aria-hidden />}
                variant="outline"
                onClick={() => onTurn({ step: 1 })}
                data-autofocus=""
              />
            </>
          )}
        </div>
      </div>
    </Frame>
  );
}
