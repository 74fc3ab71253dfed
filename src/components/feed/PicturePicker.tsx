import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { imageTypes } from '../../domain/posts.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';

export interface PicturePickerProps {
  onPick: (event: { files: File[] }) => void;
  /** An icon alone, or with its word. */
  look?: 'icon' | 'word';
  disabled?: boolean;
}

/** Opens the system's own chooser: files, gallery or camera. */
export function PicturePicker({ onPick, look = 'word', disabled }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={imageTypes.join()}
        multiple
        hidden
        aria-label="Pictures"
        onChange={({ target }) => {
          onPick({ files: [...(target.files ?? [])] });
          target.value = ''; // The same file can be chosen again after it was removed.
        }}
      />
      {look === 'icon' ? (
        <IconButton
          label="Add pictures"
          icon={<ImagePlus aria-hidden />}
          onClick={open}
          disabled={disabled}
        />
      ) : (
        <Button variant="outline" iconStart={<ImagePlus aria-hidden />} onClick={open} disabled={disabled}>
          Add pictures
        </Button>
      )}
    </>
  );
}
