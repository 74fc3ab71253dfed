import { chakra } from '@chakra-ui/react';
import { Camera, ImagePlus } from 'lucide-react';
import { imageTypes } from '../../../domain/posts.ts';
import { videoTypes } from '../../../domain/uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useFileChooser } from '../../ui/useFileChooser.ts';

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
  const onFiles = (files: File[]) => onPick({ files });
  const files = useFileChooser({
    label: 'Pictures or a video',
    accept: [...imageTypes, ...videoTypes],
    multiple: true,
    onFiles,
  });
  const photo = useFileChooser({ label: 'Photo', accept: ['image/*'], capture: 'environment', onFiles });
  return (
    <chakra.div display="flex" gap={1}>
      <input {...files.input} />
      {look === 'icon' ? (
        <IconButton label={label} icon={<ImagePlus aria-hidden />} onClick={files.open} disabled={disabled} />
      ) : (
        <Button
          variant="outline"
          iconStart={<ImagePlus aria-hidden />}
          onClick={files.open}
          disabled={disabled}
          aria-describedby={describedBy}
        >
          {label}
        </Button>
      )}
      {capture && <input {...photo.input} />}
      {(capture || onCamera) && (
        <IconButton
          label="Take a photo"
          icon={<Camera aria-hidden />}
          onClick={() => (capture ? photo.open() : onCamera?.())}
          disabled={disabled}
        />
      )}
    </chakra.div>
  );
}
