import { chakra } from '@chakra-ui/react';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { imageTypes } from '../../domain/posts.ts';
import { videoTypes } from '../../domain/uploads.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';

export interface PicturePickerProps {
  /** Pictures or videos. */
  onPick: (event: { files: File[] }) => void;
  /** An icon alone, or with its word. */
  look?: 'icon' | 'word';
  /** Phones: a second button opens the system's camera. */
  capture?: boolean;
  /** Elsewhere: a second button calls this. */
  onCamera?: (() => void) | undefined;
  disabled?: boolean;
  /** What says how many, and how large. */
  describedBy?: string;
}

const label = 'Add pictures or video';

/** Opens the system's own chooser: files, gallery or camera. */
export function PicturePicker({
  onPick,
  look = 'word',
  capture,
  onCamera,
  disabled,
  describedBy,
}: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  const take = ({ target }: { target: HTMLInputElement }) => {
    onPick({ files: [...(target.files ?? [])] });
    target.value = ''; // The same file can be chosen again after it was removed.
  };
  return (
    <chakra.div display="flex" gap={1}>
      <input
        ref={input}
        type="file"
        accept={[...imageTypes, ...videoTypes].join()}
        multiple
        hidden
        aria-label="Pictures or a video"
        onChange={take}
      />
      {look === 'icon' ? (
        <IconButton label={label} icon={<ImagePlus aria-hidden />} onClick={open} disabled={disabled} />
      ) : (
        <Button
          variant="outline"
          iconStart={<ImagePlus aria-hidden />}
          onClick={open}
          disabled={disabled}
          aria-describedby={describedBy}
        >
          {label}
        </Button>
      )}
      {capture && (
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label="Photo"
          onChange={take}
        />
      )}
      {(capture || onCamera) && (
        <IconButton
          label="Take a photo"
          icon={<Camera aria-hidden />}
          onClick={() => (capture ? camera.current?.click() : onCamera?.())}
          disabled={disabled}
        />
      )}
    </chakra.div>
  );
}
