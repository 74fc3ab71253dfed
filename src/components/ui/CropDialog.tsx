import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { mostZoom, wholeArea, type CropArea } from '../../lib/cropArea.ts';
import { cropRecipe } from '../../theme/recipes/crop.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import { Notice } from './Notice.tsx';
import { useCrop } from './useCrop.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Frame = chakra('div', cropRecipe);

export interface CropDialogProps {
  open: boolean;
  /** Address of the picture, such as an object URL. */
  src: string;
  /** Width / height of what is cut out. */
  aspect: number;
  /** What it will be seen as; the file is a rectangle either way. @default 'rect' */
  shape?: 'circle' | 'rect';
  /** "Crop your photo". */
  title: string;
  /** The cut picture is on its way. */
  busy?: boolean;
  onCancel: () => void;
  /** In pixels of the upright picture; see lib/cutImage.ts. */
  onCrop: (area: CropArea) => void;
}

const percent = (value: number) => `${value * 100}%`;

/** Chooses a part of a picture: drag, pinch, wheel, or the arrow keys with + and −. */
export function CropDialog({ open, src, aspect, shape, title, busy, onCancel, onCrop }: CropDialogProps) {
  const id = useId();
  const crop = useCrop(src, aspect);
  const { picture, area, failed, zoom } = crop;
  const cancel = useRef<HTMLButtonElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (failed) cancel.current?.focus();
  }, [failed]);
  const cut = () => picture && area && onCrop(wholeArea(picture, area));
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      busy={busy ?? false}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={onCancel} disabled={busy ?? false}>
            Cancel
          </Button>
          {!failed && (
            <Button busy={busy ?? false} onClick={cut}>
              Use this part
            </Button>
          )}
        </>
      }
    >
      {failed ? (
        <Notice tone="warning">This picture cannot be opened. Please choose another one.</Notice>
      ) : (
        <Frame shape={shape ?? 'rect'} style={{ '--aspect': aspect } as object}>
          {/* A picture that is moved by keys and pointers: no native control is that. */}
          <div
            data-part="stage"
            role="application"
            aria-label="Part of the picture"
            aria-describedby={id}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
            tabIndex={0}
            data-autofocus=""
            {...crop.stage}
          >
            <div data-part="window">
              <img
                src={src}
                alt=""
                draggable={false}
                onLoad={crop.onLoad}
                onError={crop.onError}
                style={
                  picture && area
                    ? {
                        width: percent(picture.width / area.width),
                        height: percent(picture.height / area.height),
                        insetInlineStart: percent(-area.x / area.width),
                        insetBlockStart: percent(-area.y / area.height),
                      }
                    : { visibility: 'hidden' }
                }
              />
            </div>
          </div>
          <p data-part="hint" id={id}>
            Drag to move. With the keyboard: arrow keys move, + and − zoom.
          </p>
          <div data-part="zoom">
            <IconButton label="Zoom out" icon={<Minus />} onClick={() => zoom.to(zoom.value - 0.25)} />
            <input
              type="range"
              aria-label="Zoom"
              min={1}
              max={mostZoom}
              step={0.05}
              value={zoom.value}
              aria-valuetext={`${zoom.value.toFixed(1)} times`}
              onChange={({ target }) => zoom.to(Number(target.value))}
            />
            <IconButton label="Zoom in" icon={<Plus />} onClick={() => zoom.to(zoom.value + 0.25)} />
          </div>
          <VisuallyHidden role="status">{crop.spoken}</VisuallyHidden>
        </Frame>
      )}
    </Dialog>
  );
}
